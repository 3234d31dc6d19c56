import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { Skeleton } from '#components/ui/elements.tsx'
import { css, cva } from '#styled-system/css'
import { ProductCard } from './product-card.tsx'

const cards = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2' },
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '8', md: '10' },
    // Otherwise, on a slow network, browsers load lazy images several screens away.
    '& span:has(> img[loading=lazy])': { contentVisibility: 'auto' },
  },
  variants: {
    layout: {
      /** Full page width. */
      page: { gridTemplateColumns: { md: '4' } },
      /** Beside the filter sidebar. */
      beside: { gridTemplateColumns: { md: '3', '@media (min-width: 1400px)': '4' } },
    },
  },
})

const styles = { facts: css({ h: { base: '146px', md: '150px' }, px: '0.5', pt: '3' }) }

/** `sizes` attribute of the cards' images. */
const SIZES = {
  page: '(min-width: 1360px) 306px, (min-width: 768px) 23vw, 46vw',
  beside: '(min-width: 1400px) 236px, (min-width: 1024px) 300px, (min-width: 768px) 30vw, 46vw',
}

type Layout = keyof typeof SIZES

type ProductGridProps = {
  /** Names the list for screen readers where it is not in a part with a heading of its own. */
  label?: string
  products: readonly ListedProduct[]
  layout?: Layout
  /** Number of cards above the fold, whose images must not load lazily. */
  priority?: number
}

export const ProductGrid = (props: ProductGridProps) => {
  const { label, products, layout = 'page', priority = 0 } = props
  return (
    <ul className={cards({ layout })} aria-label={label}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} sizes={SIZES[layout]} isPriority={index < priority} />
        </li>
      ))}
    </ul>
  )
}

/** A placeholder as tall as a card with a two-line name. */
export const ProductCardSkeleton = () => (
  <div className={css({ display: 'flex', flexDirection: 'column' })}>
    <Skeleton className={css({ aspectRatio: '1', borderRadius: 'lg' })} />
    <div className={styles.facts}>
      <Skeleton className={css({ h: '3', w: '35%' })} />
      <Skeleton className={css({ h: '4', w: '85%', mt: '5' })} />
      <Skeleton className={css({ h: '4', w: '45%', mt: '7' })} />
    </div>
  </div>
)

type ProductGridSkeletonProps = { count: number; layout?: Layout }

export const ProductGridSkeleton = ({ count, layout = 'page' }: ProductGridSkeletonProps) => (
  <div aria-hidden className={cards({ layout })}>
    {Array.from({ length: count }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </div>
)
