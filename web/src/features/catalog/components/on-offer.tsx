import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFilter, Tag } from 'lucide-react'
import { ButtonLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { swipedRow } from '#styled-system/recipes'
import { ON_OFFER, readFilters, writeFilters } from '../filters.ts'
import { useText as useOfferText } from '../on-offer-texts.ts'
import { productsQuery } from '../product-queries.ts'
import { useText } from '../texts.ts'
import { ProductResults } from './product-results.tsx'

const styles = { ways: css({ pb: '5' }) }

const FILTERS = { ...readFilters(new URLSearchParams()), discount: ON_OFFER }

const pageLink = (page: number) =>
  paths.collection({ ...writeFilters(FILTERS), page: page > 1 ? page : undefined })

/** Products below their usual price. */
export const OnOffer = () => {
  const t = useText()
  const offer = useOfferText()
  const shop = useShop()
  return (
    <>
      <div className={cx(swipedRow(), styles.ways)}>
        <ButtonLink variant="outline" to={pageLink(1)}>
          <ListFilter aria-hidden size={18} />
          {offer('filter')}
        </ButtonLink>
        {categoryNames(shop).map((category) => (
          <ButtonLink
            key={category}
            variant="outline"
            to={paths.collection(writeFilters({ ...FILTERS, category }))}
          >
            {categoryName(t.language, shop, category)}
          </ButtonLink>
        ))}
      </div>
      <VisuallyHidden as="h2">{t('products')}</VisuallyHidden>
      <ProductResults
        layout="page"
        load={useInfiniteQuery(productsQuery(ALL_COLLECTION, FILTERS))}
        pageLink={pageLink}
        empty={
          <EmptyState
            title={offer('none')}
            Icon={Tag}
            action={<ButtonLink to={paths.collection()}>{t('seeAll')}</ButtonLink>}
            text={offer('noneYet')}
          />
        }
      />
    </>
  )
}
