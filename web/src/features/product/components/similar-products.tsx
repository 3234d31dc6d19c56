import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Heading } from '#components/ui/heading.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { useText } from '../texts.ts'
import { similarProductsQuery } from '../product-queries.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ mt: { base: '16', md: '24' } }),
  heading: css({ mb: { base: '5', md: '8' } }),
}

/** Products similar to the address's product. */
export const SimilarProducts = () => {
  const t = useText()
  const { id = '' } = useParams()
  const similar = useQuery(similarProductsQuery(id))
  if (similar.data?.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="similar">
      <Heading className={styles.heading} id="similar">
        {t('similar')}
      </Heading>
      <LoadState load={similar} skeleton={<ProductGridSkeleton count={4} />}>
        {(products) => <ProductGrid products={products} />}
      </LoadState>
    </section>
  )
}
