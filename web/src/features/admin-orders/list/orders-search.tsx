import { Button } from '#components/ui/button.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { AmountChips } from './amount-chips.tsx'
import { SavedFilterChips } from './saved-filter-chips.tsx'
import type { OrderFilters } from './views.ts'

const styles = {
  root: grid({ gap: '2', mb: '4' }),
  row: grid({
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', md: 'minmax(0, 1fr) auto' },
  }),
  more: css({
    '& summary': { py: { md: '10px' }, cursor: 'pointer', fontSize: 'sm', fontWeight: 'medium' },
  }),
  days: grid({
    gap: '3',
    mt: '2',
    alignItems: 'end',
    gridTemplateColumns: { base: '2', md: 'repeat(2, 160px) auto' },
  }),
  clear: css({ gridColumn: { base: '1 / -1', md: 'auto' } }),
}

type OrdersSearchProps = {
  values: OrderFilters
  /** All filters as a query string; '' without any. */
  search: string
  onChange: (changed: Partial<OrderFilters>) => void
}

const Days = ({ values: { from, to }, onChange }: Omit<OrdersSearchProps, 'search'>) => {
  const t = useText()
  return (
    <details className={styles.more} open={from !== '' || to !== ''}>
      <summary>{t('days')}</summary>
      <div className={styles.days}>
        <InputField
          label={t('from')}
          type="date"
          max={to || undefined}
          value={from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <InputField
          label={t('to')}
          type="date"
          min={from || undefined}
          value={to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        {(from || to) && (
          <Button
            className={styles.clear}
            variant="outline"
            onClick={() => onChange({ from: '', to: '' })}
          >
            {t('anyDay')}
          </Button>
        )}
      </div>
    </details>
  )
}

/** Search and date filters of the order list. */
export const OrdersSearch = ({ values, search, onChange }: OrdersSearchProps) => {
  const t = useText()
  return (
    <section className={styles.root} aria-label={t('filters')}>
      <div className={styles.row}>
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={values.q}
          onSearch={(q) => onChange({ q })}
        />
        <Days values={values} onChange={onChange} />
      </div>
      <AmountChips values={values} onChange={onChange} />
      <SavedFilterChips search={search} />
    </section>
  )
}
