import { Heading } from '#components/ui/heading.tsx'
import { ProductGrid } from '#components/commerce/product-grid.tsx'
import { useText } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = { heading: css({ mt: '10', mb: '5' }) }

/** What comes near to what was looked for. */
export const NearProducts = ({ products }: { products: readonly Product[] }) => {
  const t = useText()
  return (
    products.length > 0 && (
      <section aria-labelledby="near">
        <Heading className={styles.heading} id="near" size="card">
          {t('near')}
        </Heading>
        <ProductGrid products={products} layout="beside" />
      </section>
    )
  )
}
