import type { Product } from '@bartan/contract/products/schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Container } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { bestSellerQuery, newArrivalsQuery } from '../home-queries.ts'
import { useText } from '../texts.ts'
import { SectionHeader } from './section-header.tsx'

const styles = { root: css({ py: { base: '12', md: '20' }, bg: 'paper', borderYWidth: '1px' }) }

type BestSellerProps = {
  /** Detail view of the product feature, passed in by the page. */
  detail: (product: Product) => ReactNode
  skeleton: ReactNode
}

export const BestSeller = ({ detail, skeleton }: BestSellerProps) => {
  const text = useSpecText()
  const t = useText()
  const arrivals = useQuery(newArrivalsQuery)
  // An empty shop has none: the API answers 404 (contract §3), which browsers log on the console.
  const isEmptyShop = arrivals.data?.length === 0
  const bestSeller = useQuery({ ...bestSellerQuery, enabled: !arrivals.isPending && !isEmptyShop })
  if (isEmptyShop) return null
  return (
    <section className={styles.root} aria-labelledby="best-seller">
      <Container>
        <SectionHeader id="best-seller" title={text('bestSeller')}>
          {t('bestSellerText')}
        </SectionHeader>
        <LoadState load={bestSeller} skeleton={skeleton}>
          {detail}
        </LoadState>
      </Container>
    </section>
  )
}
