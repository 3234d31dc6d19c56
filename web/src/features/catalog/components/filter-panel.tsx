import { COLORS } from '@bartan/contract/products/rules'
import type { Facets } from '@bartan/contract/products/schema'
import { createElement, memo, useState } from 'react'
import { ColorSwatch } from '#components/commerce/colors/color-swatch.tsx'
import { useOnDemand } from '#lib/browser/use-on-demand.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { type Filters, LISTS } from '../filters.ts'
import { useText } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { filterOptions, OptionCount, OptionRow, FilterSection } from './filter-section.tsx'
import { PriceFilter } from './price-filter.tsx'

type Facet = Facets['brand']

/** Keeps values that no longer have products in place, because rows must not move under a finger. */
const withFormer = (now: Facet = [], former: Facet = []): Facet => {
  const counts = new Map(now.map(({ value, count }) => [value, count]))
  const values = new Set([...former.map(({ value }) => value), ...counts.keys()])
  return [...values].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

const FREE = ['color', ...LISTS] as const

/** The facets with all values since the panel was opened for this list. */
const useStableFacets = (facets: Facets | undefined, list: string): Facets | undefined => {
  const [state, setState] = useState({ facets, list, shown: facets })
  if (facets === state.facets) return state.shown
  const former = list === state.list ? state.shown : undefined
  const shown = facets && {
    ...facets,
    ...Object.fromEntries(FREE.map((name) => [name, withFormer(facets[name], former?.[name])])),
  }
  setState({ facets, list, shown: shown ?? former })
  return shown ?? former
}

type OneOfProps = {
  chosen: string | undefined
  facet: Facets['brand'] | undefined
  change: ChangeFilters
}

// Sections are memoized, because a tick must not wait for forty other rows. One without an option is left out.
const CategoryFilter = memo(({ chosen, facet, change }: OneOfProps) => {
  const t = useText()
  const shop = useShop()
  return (
    <FilterSection title={t('category')} isInUse>
      <OptionRow
        kind="radio"
        name="category"
        option={{ value: '', count: undefined }}
        label={t('allCategories')}
        isChosen={!chosen}
        onChoose={() => change({ category: undefined })}
      />
      {filterOptions(categoryNames(shop), facet, chosen ? [chosen] : []).map((option) => (
        <OptionRow
          key={option.value}
          kind="radio"
          name="category"
          option={option}
          label={categoryName(t.language, shop, option.value)}
          isChosen={option.value === chosen}
          onChoose={() => change({ category: option.value })}
        />
      ))}
    </FilterSection>
  )
})

const ColorFilter = memo(({ chosen, facet, change }: OneOfProps) => {
  const t = useText()
  const options = filterOptions(COLORS, facet, chosen ? [chosen] : [])
  if (options.length === 0) return null
  return (
    <FilterSection title={t('color')} isInUse>
      <div className={css({ display: 'flex', flexWrap: 'wrap', mx: '-1.5' })}>
        {options.map(({ value, count }) => (
          <ColorSwatch
            key={value}
            color={value}
            look="row"
            isPressed={value === chosen}
            description={count === undefined ? undefined : t('count', { count })}
            isFaint={count === 0}
            onToggle={() => change({ color: value === chosen ? undefined : value })}
          >
            <OptionCount count={count} />
          </ColorSwatch>
        ))}
      </div>
    </FilterSection>
  )
})

const StockFilter = memo(({ isChosen, change }: { isChosen: boolean; change: ChangeFilters }) => {
  const t = useText()
  return (
    <FilterSection title={t('availability')} isInUse>
      <OptionRow
        kind="checkbox"
        name="inStock"
        option={{ value: 'true', count: undefined }}
        label={t('inStock')}
        isChosen={isChosen}
        onChoose={() => change({ inStock: !isChosen })}
      />
    </FilterSection>
  )
})

const loadMore = async () => (await import('./more-filters.tsx')).MoreFilters

export type FilterPanelProps = {
  filters: Filters
  facets: Facets | undefined
  change: ChangeFilters
}

/** All filters of a collection, for the sidebar or the drawer; what is out of sight at first comes by itself. */
export const FilterPanel = ({ filters, facets, change }: FilterPanelProps) => {
  const shown = useStableFacets(facets, `${filters.category} ${filters.search}`)
  const More = useOnDemand(loadMore, true)
  return (
    <>
      <CategoryFilter chosen={filters.category} facet={shown?.category} change={change} />
      <PriceFilter minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={change} />
      <StockFilter isChosen={filters.inStock} change={change} />
      <ColorFilter chosen={filters.color} facet={shown?.color} change={change} />
      {More && createElement(More, { filters, facets: shown, change })}
    </>
  )
}
