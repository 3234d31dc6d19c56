import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { ButtonLink, TextLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { ON_OFFER, readFilters, writeFilters } from '../filters.ts'
import { useText } from '../on-offer-texts.ts'
import { productsQuery } from '../product-queries.ts'
import { ProductResults } from './product-results.tsx'

const styles = { filter: css({ display: 'inline-block', minH: 'tap', mb: '5', py: '2' }) }

const FILTERS = { ...readFilters(new URLSearchParams()), discount: ON_OFFER }

const pageLink = (page: number) =>
  paths.collection({ ...writeFilters(FILTERS), page: page > 1 ? page : undefined })

/** Products below their usual price. */
export const OnOffer = () => {
  const t = useText()
  return (
    <>
      <TextLink className={styles.filter} to={pageLink(1)}>
        {t('filter')}
      </TextLink>
      <ProductResults
        load={useInfiniteQuery(productsQuery(ALL_COLLECTION, FILTERS))}
        pageLink={pageLink}
        empty={
          <EmptyState
            title={t('none')}
            Icon={Tag}
            action={<ButtonLink to={paths.collection()}>{t('seeAll')}</ButtonLink>}
            text={t('noneYet')}
          />
        }
      />
    </>
  )
}
