import { BRANDS, MATERIALS, SIZES } from '@bartan/contract/products/offered-values'
import type { Facets } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { memo } from 'react'
import { translator } from '#i18n/translate.ts'
import { discountLabel } from '../filter-labels.ts'
import { hasOrigins, ON_OFFER, toggle, type ListFilter } from '../filters.ts'
import { offeredSizes } from '../size-ranges.ts'
import { textIn } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { filterOptions, OptionRow, FilterSection } from './filter-section.tsx'
import { RangeFilters } from './range-filters.tsx'

const { useText } = translator('more-filters', {
  size: 'Size',
  material: 'Material',
  brand: 'Brand',
  countryOfOrigin: 'Country of origin',
  discount: 'Discount',
  rating: 'Rating',
  any: 'Any',
})

const OFFERED = { size: SIZES, material: MATERIALS, brand: BRANDS, countryOfOrigin: [] } as const

type AnyOfProps = {
  name: ListFilter
  chosen: readonly string[]
  facet: Facets['brand'] | undefined
  change: ChangeFilters
}

// Memoized, because a tick must not wait for forty other rows. A section without an option is left out.
const AnyOfFilter = memo(({ name, chosen, facet, change }: AnyOfProps) => {
  const t = useText()
  const options = filterOptions(OFFERED[name], facet, chosen)
  if (options.length === 0) return null
  return (
    <FilterSection title={t(name)} isInUse={chosen.length > 0}>
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

const SizeFilter = memo(({ chosen, facet, change }: Omit<AnyOfProps, 'name'>) => {
  const t = useText()
  const options = filterOptions(OFFERED.size, facet, chosen)
  const counts = new Map(options.map(({ value, count }) => [value, count]))
  const offered = offeredSizes(t.language, [...counts.keys()], chosen)
  if (offered.length === 0) return null
  // A product may have several sizes of a range, so that their numbers are no sum: then none has a number.
  const isCounted = offered.every(({ sizes }) => sizes.length === 1)
  return (
    <FilterSection title={t('size')} isInUse={chosen.length > 0}>
      {offered.map(({ label, sizes }) => {
        const isChosen = sizes.every((size) => chosen.includes(size))
        const others = chosen.filter((size) => !sizes.includes(size))
        const count = isCounted ? counts.get(sizes[0] ?? '') : undefined
        return (
          <OptionRow
            key={label}
            kind="checkbox"
            name="size"
            option={{ value: sizes.join(','), count }}
            label={label}
            isChosen={isChosen}
            onChoose={() => change({ size: isChosen ? others : [...others, ...sizes] })}
          />
        )
      })}
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
  return (
    <FilterSection title={t(name)} isInUse={chosen !== undefined}>
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
          label={atLeast(t.language, name, value)}
          isChosen={value === chosen}
          onChoose={() => change({ [name]: value })}
        />
      ))}
    </FilterSection>
  )
})

const LISTS = ['material', 'brand'] as const
const LEASTS = ['discount', 'rating'] as const

/** The filters below those that a sidebar shows at once. */
export const MoreFilters = ({ filters, facets, change }: FilterPanelProps) => (
  <>
    <SizeFilter chosen={filters.size} facet={facets?.size} change={change} />
    {LISTS.map((name) => (
      <AnyOfFilter
        key={name}
        name={name}
        chosen={filters[name]}
        facet={facets?.[name]}
        change={change}
      />
    ))}
    {LEASTS.map((name) => (
      <AtLeastFilter key={name} name={name} chosen={filters[name]} change={change} />
    ))}
    {/* Not where all products have the same origin. */}
    {(hasOrigins(facets?.countryOfOrigin) || filters.countryOfOrigin.length > 0) && (
      <AnyOfFilter
        name="countryOfOrigin"
        chosen={filters.countryOfOrigin}
        facet={facets?.countryOfOrigin}
        change={change}
      />
    )}
    {facets?.ranges && (
      <RangeFilters chosen={filters.ranges} facet={facets.ranges} change={change} />
    )}
  </>
)
