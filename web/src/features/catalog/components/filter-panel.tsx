import { chakra } from '@chakra-ui/react/styled-system'
import { BRANDS, CATEGORIES, COLORS, MATERIALS, SIZES } from '@bartan/contract/catalog-options'
import { ColorSwatch } from '../../../components/color-swatch.tsx'
import { copy } from '../copy.ts'
import { filterOptions } from '../filter-options.ts'
import { toggle } from '../filters.ts'
import { FilterSection } from './filter-section.tsx'
import { OptionRow } from './option-row.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { Facets } from '@bartan/contract/product'
import type { Filters, ListFilter } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'

type FilterPanelProps = { filters: Filters; facets: Facets | undefined; change: ChangeFilters }

const LISTS: readonly { name: ListFilter; offered: readonly string[] }[] = [
  { name: 'size', offered: SIZES },
  { name: 'material', offered: MATERIALS },
  { name: 'brand', offered: BRANDS },
]

const CategoryFilter = ({ filters, facets, change }: FilterPanelProps) => {
  const { category } = filters
  const options = filterOptions(CATEGORIES, facets?.category, category ? [category] : [])
  return (
    <FilterSection title={copy('category')}>
      <OptionRow
        kind="radio"
        name="category"
        option={{ value: '', count: undefined }}
        label={copy('allCategories')}
        isChosen={!category}
        onChoose={() => change({ category: undefined })}
      />
      {options.map((option) => (
        <OptionRow
          key={option.value}
          kind="radio"
          name="category"
          option={option}
          isChosen={option.value === category}
          onChoose={() => change({ category: option.value })}
        />
      ))}
    </FilterSection>
  )
}

const ColorFilter = ({ filters, facets, change }: FilterPanelProps) => {
  const { color } = filters
  return (
    <FilterSection title={copy('color')}>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" columnGap="2" mx="-1.5">
        {filterOptions(COLORS, facets?.color, color ? [color] : []).map(({ value, count }) => (
          <ColorSwatch
            key={value}
            color={value}
            look="row"
            isPressed={value === color}
            description={count === undefined ? undefined : copy('count', { count })}
            isFaint={count === 0}
            onToggle={() => change({ color: value === color ? undefined : value })}
          />
        ))}
      </chakra.div>
    </FilterSection>
  )
}

/** All filters of a collection, for the sidebar and, on small screens, the drawer. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { filters, facets, change } = props
  return (
    <>
      <CategoryFilter {...props} />
      <PriceFilter maxPrice={filters.maxPrice} onChange={(maxPrice) => change({ maxPrice })} />
      <ColorFilter {...props} />
      {LISTS.map(({ name, offered }) => (
        <FilterSection key={name} title={copy(name)}>
          {filterOptions(offered, facets?.[name], filters[name]).map((option) => (
            <OptionRow
              key={option.value}
              kind="checkbox"
              name={name}
              option={option}
              isChosen={filters[name].includes(option.value)}
              onChoose={() => change({ [name]: toggle(filters[name], option.value) })}
            />
          ))}
        </FilterSection>
      ))}
    </>
  )
}
