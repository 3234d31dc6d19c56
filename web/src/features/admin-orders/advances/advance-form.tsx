import { ADVANCE_WAYS } from '@bartan/contract/orders/account'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import type { Rupees } from '@bartan/contract/shared/money'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useOrderForm } from '../order-desk/use-order-change.ts'
import { useText } from './texts.ts'

const styles = {
  form: grid({ gap: '3', alignItems: 'start', gridTemplateColumns: 'fields' }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

type Typed = { amount: string; via: AdvanceInput['via']; reference: string }

const NOTHING: Typed = { amount: '', via: 'upi', reference: '' }

type AdvanceFormProps = { orderId: string; owed: Rupees }

/** Form for a payment other than at the door: ahead of it, or afterwards of what is short. */
export const AdvanceForm = ({ orderId, owed }: AdvanceFormProps) => {
  const t = useText()
  const { send, onFailed } = useOrderForm(orderId)
  const faultOf = (typed: string): string | true => {
    const amount = typedAmount(typed)
    if (amount === undefined || amount <= 0) return t('amountUnread')
    return amount <= owed || t('amountTooMuch', { sum: formatRupees(owed) })
  }
  return (
    <ActionForm
      className={styles.form}
      start={NOTHING}
      fields={{
        amount: {
          label: t('amount'),
          validate: faultOf,
          inputMode: 'decimal',
          autoComplete: 'off',
        },
        via: { label: t('way'), options: ADVANCE_WAYS.map((way) => [way, t(`via.${way}`)]) },
        reference: { label: t('reference'), isOptional: true, maxLength: 100, autoComplete: 'off' },
      }}
      label={t('take')}
      button={{ className: styles.button, size: 'sm', variant: 'outline' }}
      call={({ amount, via, reference }) =>
        send(() =>
          call('POST /api/admin/orders/:id/advance', {
            params: { id: orderId },
            // Validated before sending.
            body: { amount: typedAmount(amount) ?? 0, via, reference: reference.trim() },
          }),
        )
      }
      onFailed={onFailed}
      onDone={(_, form) => {
        toast.success(t('taken'))
        form.reset()
      }}
    />
  )
}
