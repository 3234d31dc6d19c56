import type { Product } from '@bartan/contract/products/schema'
import { ProductGrid } from '#components/commerce/product-grid.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { css } from '#styled-system/css'

const styles = { heading: css({ mt: '10', mb: '5' }) }

type SuggestedProductsProps = { title: string; products: readonly Product[] }

/** What there is instead of what was looked for. */
export const SuggestedProducts = ({ title, products }: SuggestedProductsProps) =>
  products.length > 0 && (
    <section aria-labelledby="near">
      <Heading className={styles.heading} id="near" size="card">
        {title}
      </Heading>
      {/* In the columns of a whole page, though beside the filters: four products fill one row, or two on a phone. */}
      <ProductGrid products={products} />
    </section>
  )
