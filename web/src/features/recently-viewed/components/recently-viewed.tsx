import type { Product } from '@bartan/contract/products/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Heading } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { paths } from '#lib/paths.ts'
import { css, cva } from '#styled-system/css'
import { useText } from '../texts.ts'
import { viewedProductsQuery } from '../viewed-products-query.ts'
import { storeViewed, readViewed } from '../viewed.ts'

const styles = {
  tile: css({
    display: 'block',
    borderRadius: 'lg',
    _hover: { color: 'teal' },
    _focusVisible: { borderRadius: 'lg' },
  }),
  name: css({
    display: 'block',
    mt: '2',
    px: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    lineClamp: '2',
    overflowWrap: 'anywhere',
  }),
}

const TILE_WIDTH = '148px'

const Strip = styled(
  'ul',
  cva({
    base: {
      display: 'flex',
      gap: '4',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      overscrollBehaviorX: 'contain',
      // Padding for focus rings; extends to the edge of a small screen.
      mx: { base: '-4', md: '-6', xl: '-1' },
      px: { base: '4', md: '6', xl: '1' },
      py: '1',
      '& > li': { flexShrink: '0', w: TILE_WIDTH },
    },
  }),
)

/** Recently viewed products, as they were chosen; records the page's own product and choice. */
export const RecentlyViewed = ({ product }: { product: Product }) => {
  const t = useText()
  const [others] = useState(() => readViewed().filter(({ _id }) => _id !== product._id))
  const [address] = useSearchParams()
  const size = address.get('size') ?? undefined
  const color = address.get('color') ?? undefined
  useEffect(() => storeViewed(product, { size, color }), [product, size, color])
  const load = useQuery(viewedProductsQuery(others))
  if (load.isLoading) return null
  // Offline, shows the stored data.
  const shown = load.data ?? others
  if (shown.length === 0) return null
  return (
    <section className={css({ mt: { base: '16', md: '24' } })} aria-labelledby="recently-viewed">
      <Heading className={css({ mb: { base: '5', md: '8' } })} id="recently-viewed">
        {t('title')}
      </Heading>
      <Strip>
        {shown.map((viewed) => (
          <li key={viewed._id}>
            <Link className={styles.tile} to={paths.product(viewed._id, viewed.match)}>
              <ProductImage
                image={viewed.image && { ...viewed.image, altText: '' }}
                sizes={TILE_WIDTH}
              />
              <span className={styles.name}>{nameOf(t.language, viewed)}</span>
            </Link>
          </li>
        ))}
      </Strip>
    </section>
  )
}
