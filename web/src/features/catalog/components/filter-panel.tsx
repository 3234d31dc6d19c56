import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { BRANDS, COLORS, MATERIALS, SIZES } from '@bartan/contract/products/rules'
import { memo } from 'react'
import { ColorSwatch } from '#components/commerce/colors/color-swatch.tsx'
import { useText, textIn } from '../texts.ts'
import { filterOptions, OptionRow, FilterSection } from './filter-section.tsx'
import { discountLabel } from '../filter-labels.ts'
import { hasOrigins, ON_OFFER, toggle } from '../filters.ts'
import { sizeGroups } from '../size-groups.ts'
import { useStableFacets } from '../use-stable-facets.ts'
import { PriceFilter } from './price-filter.tsx'
import type { Facets } from '@bartan/contract/products/schema'
import type { Filters, ListFilter } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'
import type { Language } from '@bartan/contract/shop/languages'

const styles = {
  colors: css({ display: 'flex', flexWrap: 'wrap', mx: '-1.5' }),
  kind: css({ mt: '3', fontSize: 'xs', color: 'ink.soft' }),
}

type Facet = Facets['brand'] | undefined

type OneOfProps = { chosen: string | undefined; facet: Facet; change: ChangeFilters }

// Sections are memoized, because a tick must not wait for forty other rows. One without an option is left out.
const CategoryFilter = memo(({ chosen, facet, change }: OneOfProps) => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  return (
    <FilterSection title={t('category')}>
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
          label={categoryName(language, shop, option.value)}
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
    <FilterSection title={t('color')}>
      <div className={styles.colors}>
        {options.map(({ value, count }) => (
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
  )
})

const OFFERED = { size: SIZES, material: MATERIALS, brand: BRANDS, countryOfOrigin: [] } as const

type AnyOfProps = {
  name: ListFilter
  chosen: readonly string[]
  facet: Facet
  change: ChangeFilters
}

const AnyOfFilter = memo(({ name, chosen, facet, change }: AnyOfProps) => {
  const t = useText()
  const options = filterOptions(OFFERED[name], facet, chosen)
  if (options.length === 0) return null
  return (
    <FilterSection title={t(name)}>
      {options.map((option) => (
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
  )
})

/** Sizes grouped by kind of measure. */
const SizeFilter = memo(({ chosen, facet, change }: Omit<AnyOfProps, 'name'>) => {
  const t = useText()
  const groups = sizeGroups(filterOptions(OFFERED.size, facet, chosen))
  if (groups.length === 0) return null
  return (
    <FilterSection title={t('size')}>
      {groups.map(({ kind, options }) => (
        <div key={kind ?? ''}>
          {kind && groups.length > 1 && <p className={styles.kind}>{t(kind)}</p>}
          {options.map((option) => (
            <OptionRow
              key={option.value}
              kind="checkbox"
              name="size"
              option={option}
              isChosen={chosen.includes(option.value)}
              onChoose={() => change({ size: toggle(chosen, option.value) })}
            />
          ))}
        </div>
      ))}
    </FilterSection>
  )
})

const StockFilter = memo(({ isChosen, change }: { isChosen: boolean; change: ChangeFilters }) => {
  const t = useText()
  return (
    <FilterSection title={t('availability')}>
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

/** Offered minimum discounts in percent, and minimum ratings in stars. */
const STEPS = { discount: [ON_OFFER, 10, 25, 50], rating: [4, 3] } as const

type AtLeastProps = {
  name: keyof typeof STEPS
  chosen: number | undefined
  change: ChangeFilters
}

const atLeast = (language: Language, name: keyof typeof STEPS, value: number): string =>
  name === 'discount'
    ? discountLabel(language, value)
    : textIn(language, 'ratingFrom', { stars: value })

const AtLeastFilter = memo(({ name, chosen, change }: AtLeastProps) => {
  const t = useText()
  const language = useLanguage()
  return (
    <FilterSection title={t(name)}>
      <OptionRow
        kind="radio"
        name={name}
        option={{ value: '', count: undefined }}
        label={t('any')}
        isChosen={chosen === undefined}
        onChoose={() => change({ [name]: undefined })}
      />
      {STEPS[name].map((value) => (
        <OptionRow
          key={value}
          kind="radio"
          name={name}
          option={{ value: String(value), count: undefined }}
          label={atLeast(language, name, value)}
          isChosen={value === chosen}
          onChoose={() => change({ [name]: value })}
        />
      ))}
    </FilterSection>
  )
})

/** Hidden if all products have the same origin. */
const OriginFilter = (props: Omit<AnyOfProps, 'name'>) =>
  hasOrigins(props.facet) || props.chosen.length > 0 ? (
    <AnyOfFilter name="countryOfOrigin" {...props} />
  ) : null

type FilterPanelProps = { filters: Filters; facets: Facets | undefined; change: ChangeFilters }

/** All filters of a collection, for the sidebar or the drawer. */
export const FilterPanel = ({ filters, facets, change }: FilterPanelProps) => {
  const shown = useStableFacets(facets)
  return (
    <>
      <CategoryFilter chosen={filters.category} facet={shown?.category} change={change} />
      <PriceFilter minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={change} />
      <StockFilter isChosen={filters.inStock} change={change} />
      <ColorFilter chosen={filters.color} facet={shown?.color} change={change} />
      <SizeFilter chosen={filters.size} facet={shown?.size} change={change} />
      <AnyOfFilter
        name="material"
        chosen={filters.material}
        facet={shown?.material}
        change={change}
      />
      <AnyOfFilter name="brand" chosen={filters.brand} facet={shown?.brand} change={change} />
      <AtLeastFilter name="discount" chosen={filters.discount} change={change} />
      <AtLeastFilter name="rating" chosen={filters.rating} change={change} />
      <OriginFilter
        chosen={filters.countryOfOrigin}
        facet={shown?.countryOfOrigin}
        change={change}
      />
    </>
  )
}
