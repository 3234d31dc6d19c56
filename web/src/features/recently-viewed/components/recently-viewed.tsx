import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '#components/ui/heading.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { storeViewed, readViewed } from '../viewed.ts'
import type { Product } from '@bartan/contract/products/schema'

const TILE_WIDTH = '148px'

const Strip = chakra('ul', {
  base: {
    display: 'flex',
    gap: '4',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    overscrollBehaviorX: 'contain',
    // Room for focus rings, and to the edge of a small screen.
    mx: { base: '-4', md: '-6', xl: '-1' },
    px: { base: '4', md: '6', xl: '1' },
    py: '1',
    '& > li': { flexShrink: '0', w: TILE_WIDTH },
  },
})

const Tile = chakra(Link, {
  base: {
    display: 'block',
    borderRadius: 'lg',
    _hover: { color: 'teal' },
    _focusVisible: { borderRadius: 'lg' },
  },
})

/** Other products that were viewed; on a product's page it also records that product. */
export const RecentlyViewed = ({ product }: { product: Product }) => {
  const [others] = useState(() => readViewed().filter(({ _id }) => _id !== product._id))
  useEffect(() => storeViewed(product), [product])
  if (others.length === 0) return null
  return (
    <chakra.section aria-labelledby="recently-viewed" mt={{ base: '16', md: '24' }}>
      <Heading id="recently-viewed" mb={{ base: '5', md: '8' }}>
        {t('title')}
      </Heading>
      <Strip>
        {others.map((viewed) => (
          <li key={viewed._id}>
            <Tile to={paths.product(viewed._id)}>
              <ProductImage
                image={viewed.image && { ...viewed.image, altText: '' }}
                sizes={TILE_WIDTH}
              />
              <chakra.span
                display="block"
                mt="2"
                px="1"
                fontSize="sm"
                lineHeight="snug"
                lineClamp="2"
                overflowWrap="anywhere"
              >
                {nameOf(viewed)}
              </chakra.span>
            </Tile>
          </li>
        ))}
      </Strip>
    </chakra.section>
  )
}
