import { ADVANCE_WAYS } from '@bartan/contract/orders/account'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SelectField } from '#components/ui/form/labeled-fields.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { useOrderForm } from '../order-desk/use-order-form.ts'
import { useText } from './texts.ts'

const styles = {
  form: css({
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'fields',
  }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
  fault: css({ gridColumn: '1 / -1' }),
}

const NAMES = ['amount', 'via', 'reference'] as const

type Typed = { amount: string; via: AdvanceInput['via']; reference: string }

/** Form for an advance payment, which reduces the amount to collect. */
export const AdvanceForm = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { form, submit } = useOrderForm<Typed>({
    id: order._id,
    values: { amount: '', via: 'upi', reference: '' },
    names: NAMES,
    send: ({ amount, via, reference }) =>
      call('POST /api/admin/orders/:id/advance', {
        params: { id: order._id },
        // Validated before sending.
        body: { amount: typedAmount(amount) ?? 0, via, reference: reference.trim() },
      }),
    onSaved: () => {
      toast.success(t('taken'))
      form.reset()
    },
  })
  const { errors, isSubmitting } = form.formState
  const faultOf = (typed: string): string | true => {
    const amount = typedAmount(typed)
    if (amount === undefined || amount <= 0) return t('amountUnread')
    return amount <= order.toCollect || t('amountTooMuch', { sum: formatRupees(order.toCollect) })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        label={t('amount')}
        {...fieldOf(form, 'amount', { validate: faultOf })}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField label={t('way')} {...fieldOf(form, 'via')}>
        {ADVANCE_WAYS.map((way) => (
          <option key={way} value={way}>
            {t(`via.${way}`)}
          </option>
        ))}
      </SelectField>
      <InputField
        label={t('reference')}
        isOptional
        {...fieldOf(form, 'reference')}
        maxLength={100}
        autoComplete="off"
      />
      {errors.root && (
        <div className={styles.fault}>
          <FormAlert>{errors.root.message}</FormAlert>
        </div>
      )}
      <BusyButton
        className={styles.button}
        type="submit"
        size="sm"
        variant="outline"
        isBusy={isSubmitting}
      >
        {t('take')}
      </BusyButton>
    </form>
  )
}
