import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { ADMIN_PRODUCT_SORTS, PRODUCT_STATES } from '@bartan/contract/products/rules'
import { STOCK_LEVELS } from '@bartan/contract/products/stock'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '3',
    mb: '4',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 1fr) repeat(3, minmax(0, 164px)) minmax(0, 204px)',
    },
  }),
  search: css({ gridColumn: { base: '1 / -1', xl: 'auto' } }),
  /** Names of categories are a seller's own, and of an order the last words tell: low to high. */
  long: css({ gridColumn: { base: '1 / -1', md: 'auto' } }),
}

export const PRODUCT_FILTERS = ['search', 'category', 'stock', 'state', 'sortBy'] as const
type Values = Record<(typeof PRODUCT_FILTERS)[number], string>

type ProductsFiltersProps = { values: Values; onChange: (changed: Partial<Values>) => void }

export const ProductsFilters = ({ values, onChange }: ProductsFiltersProps) => (
  <section className={styles.root} aria-label={t('filters')}>
    <div className={styles.search}>
      <SearchField
        label={t('search')}
        placeholder={t('searchExample')}
        value={values.search}
        onSearch={(search) => onChange({ search })}
      />
    </div>
    <OptionSelect
      className={styles.long}
      aria-label={t('byCategory')}
      value={values.category}
      options={[
        ['', t('allCategories')],
        ...categoryNames().map((name) => [name, categoryName(name)] as const),
      ]}
      onPick={(category) => onChange({ category })}
    />
    <OptionSelect
      aria-label={t('byStock')}
      value={values.stock}
      options={[
        ['', t('anyStock')],
        ...STOCK_LEVELS.map((level) => [level, t(`stock.${level}`)] as const),
      ]}
      onPick={(stock) => onChange({ stock })}
    />
    <OptionSelect
      aria-label={t('byState')}
      value={values.state}
      options={[
        ['', t('anyState')],
        ...PRODUCT_STATES.map((state) => [state, t(`state.${state}`)] as const),
      ]}
      onPick={(state) => onChange({ state })}
    />
    <OptionSelect
      className={styles.long}
      aria-label={t('sortBy')}
      value={values.sortBy || 'default'}
      options={ADMIN_PRODUCT_SORTS.map((sort) => [sort, t(`sort.${sort}`)] as const)}
      onPick={(sortBy) => onChange({ sortBy: sortBy === 'default' ? '' : sortBy })}
    />
  </section>
)
