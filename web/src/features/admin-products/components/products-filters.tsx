import { chakra } from '@chakra-ui/react/styled-system'
import { ADMIN_PRODUCT_SORTS, CATEGORIES } from '@bartan/contract/products/rules'
import { STOCK_LEVELS } from '@bartan/contract/products/stock'
import { OptionSelect } from '#components/ui/option-select.tsx'
import { SearchField } from '#components/ui/search-field.tsx'
import { word } from '#i18n/copy-of.ts'
import { copy } from '../copy.ts'

export const PRODUCT_FILTERS = ['search', 'category', 'stock', 'sortBy'] as const
type Values = Record<(typeof PRODUCT_FILTERS)[number], string>

type ProductsFiltersProps = { values: Values; onChange: (changed: Partial<Values>) => void }

export const ProductsFilters = ({ values, onChange }: ProductsFiltersProps) => (
  <chakra.section
    aria-label={copy('filters')}
    display="grid"
    gap="3"
    mb="4"
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'minmax(0, 1fr) repeat(3, minmax(0, 204px))',
    }}
  >
    <chakra.div gridColumn={{ base: '1 / -1', xl: 'auto' }}>
      <SearchField
        label={copy('search')}
        placeholder={copy('searchExample')}
        value={values.search}
        onSearch={(search) => onChange({ search })}
      />
    </chakra.div>
    <OptionSelect
      aria-label={copy('byCategory')}
      value={values.category}
      options={[
        ['', copy('allCategories')],
        ...CATEGORIES.map((name) => [name, word(name)] as const),
      ]}
      onPick={(category) => onChange({ category })}
    />
    <OptionSelect
      aria-label={copy('byStock')}
      value={values.stock}
      options={[
        ['', copy('anyStock')],
        ...STOCK_LEVELS.map((level) => [level, copy(`stock.${level}`)] as const),
      ]}
      onPick={(stock) => onChange({ stock })}
    />
    <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <OptionSelect
        aria-label={copy('sortBy')}
        value={values.sortBy || 'default'}
        options={ADMIN_PRODUCT_SORTS.map((sort) => [sort, copy(`sort.${sort}`)] as const)}
        onPick={(sortBy) => onChange({ sortBy: sortBy === 'default' ? '' : sortBy })}
      />
    </chakra.div>
  </chakra.section>
)
