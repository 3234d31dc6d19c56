import { REFUND_WAYS, type RefundWay } from '@bartan/contract/orders/return-rules'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'
import { usePayRefund } from './use-returns.ts'

const styles = {
  form: grid({ gap: '3', alignItems: 'end', mt: '3', gridTemplateColumns: 'fields' }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

type PayRefundProps = {
  orderId: string
  /** The customer's chosen way of refund. */
  wanted?: RefundWay | undefined
}

/** How what is due was paid back: one press where it was as the customer asked, or else by UPI. */
export const PayRefund = ({ orderId, wanted = 'upi' }: PayRefundProps) => {
  const t = useText()
  const { mutate, isPending } = usePayRefund(orderId)
  const [via, setVia] = useState<RefundWay>(wanted)
  const [reference, setReference] = useState('')
  return (
    <Form className={styles.form} onSubmit={() => mutate({ via, reference: reference.trim() })}>
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
