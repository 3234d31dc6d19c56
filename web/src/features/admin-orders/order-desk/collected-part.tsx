import { COLLECTED_BY } from '@bartan/contract/orders/desk-rules'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { BusyButton, Button, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { useActionForm } from '#components/ui/form/use-action-form.ts'
import { call } from '#lib/api/api-client.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { shortOf } from '../advances/short-of.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'
import { useOrderForm } from './use-order-change.ts'

const styles = {
  // Side by side; on a phone in two columns.
  form: css({
    display: 'grid',
    gap: '4',
    columnGap: '3',
    alignItems: 'start',
    // Below the fields is room for an error, which the card has anyway.
    alignContent: { base: 'space-between', md: 'start' },
    minH: 'inherit',
    gridTemplateColumns: { base: '2', md: '4' },
  }),
  save: css({ alignSelf: 'end' }),
  saveAlone: css({ alignSelf: 'end', gridColumn: { base: '1 / -1', md: 'auto' } }),
}

const isCounted = ({ status }: StaffOrder): boolean => ruleOf(status).money === 'booked'

const NAMES = ['by', 'amount', 'utr'] as const

const CollectedForm = ({ order, onSaved }: { order: StaffOrder; onSaved: () => void }) => {
  const t = useText()
  // What Delivered counted is the account's matter: nothing is proposed that would be too little.
  const wanted = isCounted(order) ? '' : order.toCollect
  const { by = 'cash', amount = wanted, utr = '' } = order.collected ?? {}
  const { send, onFailed } = useOrderForm(order._id)
  const { form, submit } = useActionForm(
    {
      start: { by, amount: String(amount), utr },
      call: (typed) =>
        send(() =>
          call('PUT /api/admin/orders/:id', {
            params: { id: order._id },
            body: {
              status: 'Delivered',
              from: order.status,
              collected: { ...typed, amount: typedAmount(typed.amount) },
            },
          }),
        ),
      onFailed,
      onDone: onSaved,
    },
    NAMES,
  )
  const how = useWatch({ control: form.control, name: 'by' })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <OptionField
        label={t('how')}
        {...fieldOf(form, 'by')}
        options={COLLECTED_BY.map((one) => [one, t(`by.${one}`)] as const)}
      />
      <InputField
        label={t('amount')}
        {...fieldOf(form, 'amount', {
          validate: (typed) => typedAmount(typed) !== undefined || t('amountWrong'),
        })}
        inputMode="decimal"
        autoComplete="off"
      />
      {how === 'upi' && (
        <InputField label={t('utr')} isOptional {...fieldOf(form, 'utr')} autoComplete="off" />
      )}
      <BusyButton
        className={how === 'upi' ? styles.save : styles.saveAlone}
        type="submit"
        isBusy={isSubmitting}
      >
        {t(isCounted(order) ? 'save' : 'deliverAndCollect')}
      </BusyButton>
      {errors.root && (
        <div className={css({ gridColumn: '1 / -1' })}>
          <FormAlert>{errors.root.message}</FormAlert>
        </div>
      )}
    </form>
  )
}

/** Payment at the door: amount and method, entered at delivery or corrected later. */
export const CollectedPart = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const may = usePermissions()
  const { collected } = order
  const short = shortOf(order)
  const isSaid = collected !== undefined || isCounted(order)
  if (!isSaid && !may.isAtDesk) return null
  if (isEditing || !isSaid)
    return (
      // Begins again where an advance is taken meanwhile.
      <CollectedForm key={order.toCollect} order={order} onSaved={() => setEditing(false)} />
    )
  return (
    <div className={grid({ gap: '2', justifyItems: 'start' })}>
      <p>
        {collected
          ? t('collected.done', {
              sum: formatRupees(collected.amount),
              how: t(`by.${collected.by}`),
            })
          : t('collected.counted')}
      </p>
      {short && <p>{t('collected.short', { sum: formatRupees(short) })}</p>}
      {collected?.utr && (
        <Note className={css({ overflowWrap: 'anywhere' })}>{`UTR ${collected.utr}`}</Note>
      )}
      {may.correct('collected') && (
        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          {t('change')}
        </Button>
      )}
    </div>
  )
}
