import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Heading } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { css } from '#styled-system/css'
import { similarProductsQuery } from '../product-queries.ts'
import { useText } from '../texts.ts'

const styles = {
  root: css({
    mt: { base: '16', md: '24' },
    // Their pictures would be missing.
    'html:has([data-offline=opened]) &': { display: 'none' },
    // Two stand in a row on a phone: one more would leave a hole.
    '& li:nth-child(odd):last-child:not(:first-child)': { hideBelow: 'md' },
  }),
}

type SimilarToProps = {
  id: string
  title: string
  /** Products that are shown elsewhere on the page. */
  without?: readonly string[]
}

const SimilarTo = ({ id, title, without }: SimilarToProps) => {
  const similar = useQuery(similarProductsQuery(id))
  const others = similar.data?.filter(({ _id }) => !without?.includes(_id))
  // Beside the point of its page: a failure says nothing here.
  if (similar.isError || others?.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="similar">
      <Heading className={css({ mb: { base: '5', md: '8' } })} id="similar">
        {title}
      </Heading>
      <LoadState load={similar} skeleton={<ProductGridSkeleton count={4} />}>
        {() => <ProductGrid products={others ?? []} />}
      </LoadState>
    </section>
  )
}

/** Products similar to the address's product. */
export const SimilarProducts = () => {
  const t = useText()
  const { id = '' } = useParams()
  return <SimilarTo id={id} title={t('similar')} />
}

/** Products similar to the first of some that were chosen. */
export const GoesWith = ({ chosen }: { chosen: readonly string[] }) => {
  const t = useText()
  const [first] = chosen
  return first && <SimilarTo id={first} title={t('goesWith')} without={chosen} />
}
