import { ADMIN_PRODUCT_SORTS, PRODUCT_STATES } from '@bartan/contract/products/fields/input-rules'
import { STOCK_LEVELS } from '@bartan/contract/products/stock/stock'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { Choice } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  root: grid({
    gap: '3',
    mb: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '2',
      xl: 'minmax(0, 1fr) repeat(3, minmax(0, 164px)) minmax(0, 204px)',
    },
  }),
  opener: css({ display: { base: 'inline-flex', md: 'none' }, gap: '2', minH: 'tap' }),
  /** Collapsed on a phone, so that the products come first. */
  choices: cva({
    base: {
      display: { base: 'none', md: 'contents' },
      gridColumn: '1 / -1',
      gap: '2',
      gridTemplateColumns: '2',
    },
    variants: { isOpen: { true: { display: { base: 'grid', md: 'contents' } } } },
  }),
}

export const PRODUCT_FILTERS = ['search', 'category', 'stock', 'state', 'sortBy'] as const
type Values = Record<(typeof PRODUCT_FILTERS)[number], string>

type ProductsFiltersProps = { values: Values; onChange: (changed: Partial<Values>) => void }

export const ProductsFilters = ({ values, onChange }: ProductsFiltersProps) => {
  const t = useText()
  const shop = useShop()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = [values.category, values.stock, values.state, values.sortBy].filter(Boolean).length
  return (
    <section className={styles.root} aria-label={t('filters')}>
      <div className={css({ gridColumn: { md: '1 / -1', xl: 'auto' } })}>
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={values.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <Choice
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden size={16} />
        {t('filterCount', { count })}
      </Choice>
      <div className={styles.choices({ isOpen })} id={id}>
        <OptionSelect
          aria-label={t('byCategory')}
          value={values.category}
          options={[
            ['', t('allCategories')],
            ...categoryNames(shop).map(
              (name) => [name, categoryName(t.language, shop, name)] as const,
            ),
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
          aria-label={t('sortBy')}
          value={values.sortBy || 'default'}
          options={ADMIN_PRODUCT_SORTS.map((sort) => [sort, t(`sort.${sort}`)] as const)}
          onPick={(sortBy) => onChange({ sortBy: sortBy === 'default' ? '' : sortBy })}
        />
      </div>
    </section>
  )
}
