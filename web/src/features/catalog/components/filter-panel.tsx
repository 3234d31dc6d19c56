import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { BRANDS, COLORS, MATERIALS, SIZES } from '@bartan/contract/products/rules'
import { memo, useState } from 'react'
import { ColorSwatch } from '#components/commerce/color-swatch.tsx'
import { t } from '../texts.ts'
import { filterOptions, OptionRow, FilterSection } from './filter-section.tsx'
import { hasOrigins, toggle } from '../filters.ts'
import { PriceFilter } from './price-filter.tsx'
import type { Facets } from '@bartan/contract/products/schema'
import type { Filters, ListFilter } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { css } from '#styled-system/css'

const styles = {
  grid: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2', mx: '-1.5' }),
}

type Facet = Facets['brand'] | undefined

type OneOfProps = { chosen: string | undefined; facet: Facet; change: ChangeFilters }

// Each section is rendered again only if it has changed: a tick must not wait for forty other rows.
const CategoryFilter = memo(({ chosen, facet, change }: OneOfProps) => (
  <FilterSection title={t('category')}>
    <OptionRow
      kind="radio"
      name="category"
      option={{ value: '', count: undefined }}
      label={t('allCategories')}
      isChosen={!chosen}
      onChoose={() => change({ category: undefined })}
    />
    {filterOptions(categoryNames(), facet, chosen ? [chosen] : []).map((option) => (
      <OptionRow
        key={option.value}
        kind="radio"
        name="category"
        option={option}
        label={categoryName(option.value)}
        isChosen={option.value === chosen}
        onChoose={() => change({ category: option.value })}
      />
    ))}
  </FilterSection>
))

const ColorFilter = memo(({ chosen, facet, change }: OneOfProps) => (
  <FilterSection title={t('color')}>
    <div className={styles.grid}>
      {filterOptions(COLORS, facet, chosen ? [chosen] : []).map(({ value, count }) => (
        <ColorSwatch
          key={value}
          color={value}
          look="row"
          isPressed={value === chosen}
          description={count === undefined ? undefined : t('count', { count })}
          isFaint={count === 0}
          onToggle={() => change({ color: value === chosen ? undefined : value })}
        />
      ))}
    </div>
  </FilterSection>
))

const OFFERED = { size: SIZES, material: MATERIALS, brand: BRANDS, countryOfOrigin: [] } as const

type AnyOfProps = {
  name: ListFilter
  chosen: readonly string[]
  facet: Facet
  change: ChangeFilters
}

const AnyOfFilter = memo(({ name, chosen, facet, change }: AnyOfProps) => (
  <FilterSection title={t(name)}>
    {filterOptions(OFFERED[name], facet, chosen).map((option) => (
      <OptionRow
        key={option.value}
        kind="checkbox"
        name={name}
        option={option}
        isChosen={chosen.includes(option.value)}
        onChoose={() => change({ [name]: toggle(chosen, option.value) })}
      />
    ))}
  </FilterSection>
))

/** Nothing to choose where all that is declared is the same. */
const OriginFilter = (props: Omit<AnyOfProps, 'name'>) =>
  hasOrigins(props.facet) || props.chosen.length > 0 ? (
    <AnyOfFilter name="countryOfOrigin" {...props} />
  ) : null

/** With the values that had products before, in their places: rows must not move from under a finger. */
const withFormer = (now: Facet = [], former: Facet = []): NonNullable<Facet> => {
  const counts = new Map(now.map(({ value, count }) => [value, count]))
  const values = new Set([...former.map(({ value }) => value), ...counts.keys()])
  return [...values].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

const FREE = ['color', 'size', 'material', 'brand', 'countryOfOrigin'] as const

/** The facets, with every value that they have had since the panel came. */
const useLastingFacets = (facets: Facets | undefined): Facets | undefined => {
  const [latest, setLatest] = useState(facets)
  const [shown, setShown] = useState(facets)
  if (facets === latest) return shown
  const next = facets && {
    ...facets,
    ...Object.fromEntries(FREE.map((name) => [name, withFormer(facets[name], shown?.[name])])),
  }
  setLatest(facets)
  if (next) setShown(next)
  return next ?? shown
}

type FilterPanelProps = { filters: Filters; facets: Facets | undefined; change: ChangeFilters }

/** All filters of a collection, for the sidebar and, on small screens, the drawer. */
export const FilterPanel = ({ filters, facets, change }: FilterPanelProps) => {
  const shown = useLastingFacets(facets)
  return (
    <>
      <CategoryFilter chosen={filters.category} facet={shown?.category} change={change} />
      <PriceFilter minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={change} />
      <ColorFilter chosen={filters.color} facet={shown?.color} change={change} />
      <AnyOfFilter name="size" chosen={filters.size} facet={shown?.size} change={change} />
      <AnyOfFilter
        name="material"
        chosen={filters.material}
        facet={shown?.material}
        change={change}
      />
      <AnyOfFilter name="brand" chosen={filters.brand} facet={shown?.brand} change={change} />
      <OriginFilter
        chosen={filters.countryOfOrigin}
        facet={shown?.countryOfOrigin}
        change={change}
      />
    </>
  )
}
