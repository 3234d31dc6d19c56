import { chakra } from '@chakra-ui/react/styled-system'
import { ProductCard } from './product-card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Product } from '@bartan/contract/products/schema'

const COLUMNS = {
  /** Across the whole page. */
  page: {
    columns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    sizes: '(min-width: 1240px) 282px, (min-width: 768px) 23vw, 46vw',
  },
  /** Beside the filter sidebar. */
  beside: {
    columns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    sizes: '(min-width: 1240px) 286px, (min-width: 768px) 30vw, 46vw',
  },
} as const

type Layout = keyof typeof COLUMNS

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '8', md: '10' },
  },
})

type ProductGridProps = {
  products: readonly Product[]
  layout?: Layout
  /** How many cards are above the fold and must not be loaded lazily. */
  priority?: number
  /** Colors that the list is filtered by. */
  wanted?: readonly string[] | undefined
}

export const ProductGrid = (props: ProductGridProps) => {
  const { products, layout = 'page', priority = 0, wanted } = props
  return (
    <List gridTemplateColumns={COLUMNS[layout].columns}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            sizes={COLUMNS[layout].sizes}
            isPriority={index < priority}
            wanted={wanted}
          />
        </li>
      ))}
    </List>
  )
}

/** A placeholder that measures exactly the same as a card. */
export const ProductCardSkeleton = () => (
  <chakra.div display="flex" flexDirection="column" gap="3">
    <Skeleton aspectRatio="1" borderRadius="lg" />
    <chakra.div h="96px" px="1" pt="1">
      <Skeleton h="3" w="35%" />
      <Skeleton h="4" w="85%" mt="3" />
      <Skeleton h="4" w="45%" mt="6" />
    </chakra.div>
  </chakra.div>
)

type ProductGridSkeletonProps = { count: number; layout?: Layout }

export const ProductGridSkeleton = ({ count, layout = 'page' }: ProductGridSkeletonProps) => (
  <chakra.div
    aria-hidden
    display="grid"
    columnGap={{ base: '4', md: '6' }}
    rowGap={{ base: '8', md: '10' }}
    gridTemplateColumns={COLUMNS[layout].columns}
  >
    {Array.from({ length: count }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </chakra.div>
)
