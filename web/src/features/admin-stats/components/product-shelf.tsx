import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '#components/ui/card.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import type { ReactNode } from 'react'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'

type ProductShelfProps = {
  title: string
  products: readonly AdminProduct[]
  empty: string
  figure: (product: AdminProduct) => ReactNode
  children?: ReactNode
}

/** A few products, each with the figure that put it on this list. */
export const ProductShelf = ({ title, products, empty, figure, children }: ProductShelfProps) => (
  <Card as="section" padding="none" p={{ base: '4', md: '5' }}>
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {products.length === 0 && <chakra.p color="ink.soft">{empty}</chakra.p>}
    <chakra.ul display="grid" gap="3" fontSize="sm">
      {products.map((product) => (
        <chakra.li key={product._id} display="flex" alignItems="center" gap="3" minW="0">
          <chakra.div w="10" flexShrink="0" overflow="hidden" borderRadius="sm">
            <ProductImage
              look="thumb"
              image={product.images[0] && { ...product.images[0], altText: '' }}
              sizes="40px"
            />
          </chakra.div>
          <TextLink
            tone="plain"
            to={paths.adminProduct(product._id)}
            minW="0"
            flex="1"
            lineClamp="2"
            py="1"
          >
            {nameOf(product)}
          </TextLink>
          <chakra.span flexShrink="0" color="ink.soft" fontVariantNumeric="tabular-nums">
            {figure(product)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
    {children}
  </Card>
)
