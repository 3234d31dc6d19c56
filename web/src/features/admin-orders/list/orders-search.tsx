import { MONTH, nameOfYear } from '@bartan/contract/tax/financial-year'
import { X } from 'lucide-react'
import { Button, Choice } from '#components/ui/elements.tsx'
import { DayFields } from '#components/ui/form/day-fields.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { formatDate, formatMonth } from '#components/ui/format-date.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { SavedFilterChips } from './saved-filter-chips.tsx'
import type { OrderFilters } from './views.ts'

const styles = {
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
  chip: css({ justifySelf: 'start' }),
}

/** Only a valid date in the address can be formatted. */
const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text))

type AmountChipsProps = {
  values: OrderFilters
  onChange: (changed: Partial<OrderFilters>) => void
}

/** A filter set by a link from an amount; pressing it removes the filter. */
const AmountChips = ({ values, onChange }: AmountChipsProps) => {
  const t = useText()
  const { cash, cashTo, courier, offer, returns, documents, collected, short } = values
  const day = (text: string) => formatDate(t.language, text)
  const cashText = () =>
    isDay(cashTo)
      ? t('cashOfDays', { from: day(cash), to: day(cashTo) })
      : t('cashOf', { day: day(cash), courier: courier || t('ownDelivery') })
  const period = MONTH.test(documents)
    ? formatMonth(t.language, `${documents}-15`)
    : nameOfYear(documents)
  const chips: readonly (readonly [string | false, Partial<OrderFilters>])[] = [
    [isDay(cash) && cashText(), { cash: '', cashTo: '', courier: '' }],
    [offer !== '' && t('ofOffer'), { offer: '' }],
    [documents !== '' && t('ofDocuments', { period }), { documents: '' }],
    [returns === 'refunded' && t('refundedOnly'), { returns: '' }],
    [short === 'true' && t('shortOnly'), { short: '' }],
    [collected === 'upi' && t('upiOnly'), { collected: '' }],
  ]
  return chips.map(
    ([text, without]) =>
      text && (
        <Choice key={text} aria-pressed className={styles.chip} onClick={() => onChange(without)}>
          {text}
          <X aria-hidden size={16} />
        </Choice>
      ),
  )
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
        <DayFields days={{ from, to }} onChange={onChange} />
        {(from || to) && (
          <Button
            className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}
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
    <section className={grid({ gap: '2', mb: '4' })} aria-label={t('filters')}>
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
