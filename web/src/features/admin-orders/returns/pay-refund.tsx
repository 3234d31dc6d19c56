import { useState } from 'react'
import { REFUND_WAYS } from '@bartan/contract/orders/return-rules'
import type { RefundWay } from '@bartan/contract/orders/return-rules'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { useText } from './texts.ts'
import { usePayRefund } from './use-returns.ts'
import { css } from '#styled-system/css'

const styles = {
  form: css({
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    mt: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }),
  button: css({ justifySelf: 'start' }),
}

/** How what is due was paid back: one press where it was by UPI. */
export const PayRefund = ({ orderId }: { orderId: string }) => {
  const t = useText()
  const { mutate, isPending } = usePayRefund(orderId)
  const [via, setVia] = useState<RefundWay>('upi')
  const [reference, setReference] = useState('')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ via, reference: reference.trim() })
      }}
    >
      <FormField label={t('way')}>
        {(control) => (
          <OptionSelect
            {...control}
            value={via}
            options={REFUND_WAYS.map((way) => [way, t(`via.${way}`)] as const)}
            onPick={setVia}
          />
        )}
      </FormField>
      <FormField label={t('reference')} isOptional>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            autoComplete="off"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </FormField>
      <BusyButton className={styles.button} type="submit" size="sm" isBusy={isPending}>
        {t('payBack')}
      </BusyButton>
    </form>
  )
}
