import { REFUND_WAYS, type RefundWay } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { BusyButton } from '#components/ui/elements.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'
import { useReturns } from './use-returns.ts'

const styles = {
  sum: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  form: grid({ gap: '3', alignItems: 'end', mt: '3', gridTemplateColumns: 'fields' }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

type PayRefundProps = {
  orderId: string
  /** The customer's chosen way of refund. */
  wanted?: RefundWay | undefined
}

/** How what is due was paid back: one press where it was as the customer asked, or else by UPI. */
const PayRefund = ({ orderId, wanted = 'upi' }: PayRefundProps) => {
  const t = useText()
  const { payBack, isPending } = useReturns(orderId)
  const [via, setVia] = useState<RefundWay>(wanted)
  const [reference, setReference] = useState('')
  return (
    <Form
      className={styles.form}
      onSubmit={() => void payBack({ via, reference: reference.trim() })}
    >
      <OptionField
        label={t('way')}
        value={via}
        options={REFUND_WAYS.map((way) => [way, t(`via.${way}`)] as const)}
        onPick={setVia}
      />
      <InputField
        label={t('reference')}
        isOptional
        maxLength={100}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <BusyButton className={styles.button} type="submit" size="sm" isBusy={isPending}>
        {t('payBack')}
      </BusyButton>
    </Form>
  )
}

/** All that is due for an order, once: noting it as paid notes that sum, for how many returns and advances it may be. */
export const RefundDue = ({ order }: { order: Order }) => {
  const t = useText()
  const { paysBack } = usePermissions()
  const { _id, refund, returns = [] } = order
  if (refund?.state !== 'due') return null
  const asked = returns.findLast(({ refundState }) => refundState === 'due')
  return (
    <div>
      <p className={styles.sum}>{t('due', { sum: formatRupees(refund.amount) })}</p>
      {paysBack && <PayRefund orderId={_id} wanted={asked?.refundTo?.via} />}
    </div>
  )
}
