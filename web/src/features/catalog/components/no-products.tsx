import type { Facets } from '@bartan/contract/products/schema'
import { PackageSearch } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { CallUs } from '#components/commerce/call-us.tsx'
import { Button, ButtonLink, TextLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { activeFilters } from '../filter-labels.ts'
import { clearFilters, writeFilters, type Filters } from '../filters.ts'
import { useText } from '../nothing-found-texts.ts'
import { withoutSearchPrice } from '../search-reading.ts'
import { useText as useListText } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'

type NoProductsProps = { filters: Filters; facets: Facets | undefined; change: ChangeFilters }

type Narrowest = NonNullable<Facets['narrowest']>

const WITHOUT = {
  category: { category: undefined },
  color: { color: undefined },
  size: { size: [] },
  material: { material: [] },
  brand: { brand: [] },
  countryOfOrigin: { countryOfOrigin: [] },
  price: { minPrice: undefined, maxPrice: undefined },
  inStock: { inStock: false },
  discount: { discount: undefined },
  rating: { rating: undefined },
  search: { search: undefined },
} as const satisfies Record<Exclude<Narrowest, 'collection'>, Partial<Filters>>

/** The filters without the one that leaves the least; where words found nothing, what most people buy. */
export const relaxedFilters = (filters: Filters, facets: Facets | undefined): Filters => {
  const { narrowest, didYouMean } = facets ?? {}
  if (didYouMean) return { ...clearFilters(filters), search: didYouMean }
  if (narrowest === 'search') return { ...filters, search: undefined, sortBy: 'popularity' }
  const wider =
    narrowest && narrowest !== 'collection' ? { ...filters, ...WITHOUT[narrowest] } : undefined
  return wider ?? { ...clearFilters(filters), search: undefined, sortBy: 'popularity' }
}

const Advice = ({ filters, facets, change }: NoProductsProps) => {
  const t = useText()
  const shop = useShop()
  if (facets?.didYouMean)
    return (
      <>
        {t('didYouMean')}{' '}
        <TextLink to={paths.collection(writeFilters({ ...filters, search: facets.didYouMean }))}>
          {facets.didYouMean}
        </TextLink>
        ?
      </>
    )
  const isFiltered = activeFilters(t.language, shop, filters).length > 0
  if (!isFiltered && !filters.search) return t('nothingYet')
  const narrowest = facets?.narrowest
  // Without search and filters the list would be everything, which has its own button.
  if (narrowest === 'search' && !isFiltered) return t('tryAnother')
  const removeNarrowest = async (name: keyof typeof WITHOUT) => {
    // The price may be part of the search words.
    const search = name === 'price' ? await withoutSearchPrice(filters.search) : undefined
    change({ ...WITHOUT[name], ...(search !== undefined && { search }) })
  }
  if (narrowest && narrowest !== 'collection')
    return (
      <Button variant="quiet" size="sm" onClick={() => void removeNarrowest(narrowest)}>
        {t(`without-${narrowest}`)}
      </Button>
    )
  return isFiltered ? t('tooMany') : t('tryAnother')
}

/** Shown for an empty list, with ways out: a likely spelling, one filter fewer, no filters, everything. */
export const NoProducts = (props: NoProductsProps) => {
  const text = useSpecText()
  const t = useText()
  const ofList = useListText()
  const shop = useShop()
  const { filters, change } = props
  const isFiltered = activeFilters(t.language, shop, filters).length > 0
  const { pathname } = useLocation()
  const isEverything = !isFiltered && !filters.search && pathname === paths.collection()
  return (
    <EmptyState
      title={text('noProducts')}
      Icon={PackageSearch}
      action={
        <>
          {isFiltered && (
            <Button onClick={() => change(clearFilters(filters))}>{t('clearAllFilters')}</Button>
          )}
          {isEverything ? (
            <CallUs />
          ) : (
            <ButtonLink variant={isFiltered ? 'outline' : 'solid'} to={paths.collection()}>
              {ofList('seeAll')}
            </ButtonLink>
          )}
          {!isFiltered &&
            !isEverything &&
            categoryNames(shop).map((category) => (
              <ButtonLink key={category} variant="outline" to={paths.collection({ category })}>
                {categoryName(t.language, shop, category)}
              </ButtonLink>
            ))}
        </>
      }
      text={
        // Reserves space, because the advice needs the facets, which arrive after the list.
        <div className={css({ minH: 'tap.sm' })}>
          <Advice {...props} />
        </div>
      }
    />
  )
}
