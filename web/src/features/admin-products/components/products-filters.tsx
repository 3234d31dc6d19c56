import { chakra } from '@chakra-ui/react/styled-system'
import { CATEGORIES } from '@bartan/contract/catalog-options'
import type { AdminProductSort } from '@bartan/contract/admin-product'
import type { StockLevel } from '@bartan/contract/stock-level'
import { Select } from '../../../components/form-field.tsx'
import { SearchField } from '../../../components/search-field.tsx'

export const PRODUCT_FILTERS = ['search', 'category', 'stock', 'sortBy'] as const
type Values = Record<(typeof PRODUCT_FILTERS)[number], string>

const STOCK: Record<StockLevel, string> = { in: 'In stock', low: 'Low', out: 'Sold out' }

const SORTS: Record<AdminProductSort, string> = {
  default: 'Newest',
  nameAsc: 'Name',
  priceAsc: 'Price, low to high',
  priceDesc: 'Price, high to low',
  popularity: 'Most sold',
  stockAsc: 'Stock, low to high',
  stockDesc: 'Stock, high to low',
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </Select>
)

type ProductsFiltersProps = { values: Values; onChange: (changed: Partial<Values>) => void }

export const ProductsFilters = ({ values, onChange }: ProductsFiltersProps) => (
  <chakra.section
    aria-label="Filters"
    display="grid"
    gap="3"
    mb="4"
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr) repeat(3, minmax(0, 170px))',
    }}
  >
    <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <SearchField
        label="Search products"
        placeholder="Name, brand or SKU"
        value={values.search}
        onSearch={(search) => onChange({ search })}
      />
    </chakra.div>
    <Choice
      label="Filter by category"
      value={values.category}
      options={[['', 'All categories'], ...CATEGORIES.map((name) => [name, name] as const)]}
      onChange={(category) => onChange({ category })}
    />
    <Choice
      label="Filter by stock"
      value={values.stock}
      options={[['', 'Any stock'], ...Object.entries(STOCK)]}
      onChange={(stock) => onChange({ stock })}
    />
    <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Choice
        label="Sort by"
        value={values.sortBy || 'default'}
        options={Object.entries(SORTS)}
        onChange={(sortBy) => onChange({ sortBy: sortBy === 'default' ? '' : sortBy })}
      />
    </chakra.div>
  </chakra.section>
)
