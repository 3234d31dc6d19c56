import { ORDER_STATUSES } from '@bartan/contract/orders/rules'
import { Button } from '#components/ui/button.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    justifyContent: 'start',
    mb: '4',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 156px)) minmax(0, 240px) auto',
    },
  }),
  search: css({ gridColumn: { base: '1 / -1', md: 'span 3', xl: 'auto' } }),
  clear: css({ gridColumn: { base: '1 / -1', xl: 'auto' }, justifySelf: { md: 'start' } }),
}

export const ORDER_FILTERS = ['status', 'returns', 'from', 'to', 'phone'] as const
type Values = Record<(typeof ORDER_FILTERS)[number], string>

type OrdersFiltersProps = {
  values: Values
  isFiltered: boolean
  onChange: (changed: Partial<Values>) => void
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onPick: (value: string) => void
}

const Choice = ({ label, ...choice }: ChoiceProps) => (
  <FormField label={label}>{(control) => <OptionSelect {...control} {...choice} />}</FormField>
)

export const OrdersFilters = ({ values, isFiltered, onChange }: OrdersFiltersProps) => (
  <section className={styles.root} aria-label={t('filters')}>
    <Choice
      label={t('status')}
      value={values.status}
      options={[
        ['', t('all')],
        ...ORDER_STATUSES.map((status) => [status, translateValue(status)] as const),
      ]}
      onPick={(status) => onChange({ status })}
    />
    <Choice
      label={t('returnsFilter')}
      value={values.returns}
      options={[
        ['', t('anyReturns')],
        ['open', t('returnsOpen')],
      ]}
      onPick={(returns) => onChange({ returns })}
    />
    <FormField label={t('from')}>
      {(control) => (
        <Input
          {...control}
          type="date"
          max={values.to || undefined}
          value={values.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      )}
    </FormField>
    <FormField label={t('to')}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={values.from || undefined}
          value={values.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      )}
    </FormField>
    <div className={styles.search}>
      <SearchField
        label={t('customersPhone')}
        placeholder={t('customersPhone')}
        inputMode="numeric"
        value={values.phone}
        onSearch={(phone) => onChange({ phone })}
      />
    </div>
    {isFiltered && (
      <Button
        className={styles.clear}
        variant="outline"
        onClick={() => onChange({ status: '', returns: '', from: '', to: '', phone: '' })}
      >
        {t('clearFilters')}
      </Button>
    )}
  </section>
)
