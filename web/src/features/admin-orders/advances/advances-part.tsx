import { ADVANCE_WAYS } from '@bartan/contract/orders/account'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import { isOpen } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { FoldedSection, Section } from '../order-desk/section.tsx'
import { useOrderForm } from '../order-desk/use-order-change.ts'
import { PayRefund } from '../returns/order-returns.tsx'
import { AskAdvance } from './ask-advance.tsx'
import { useText } from './texts.ts'

const advanceFormStyles = {
  form: grid({ gap: '3', alignItems: 'start', gridTemplateColumns: 'fields' }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

type Typed = { amount: string; via: AdvanceInput['via']; reference: string }

const NOTHING: Typed = { amount: '', via: 'upi', reference: '' }

/** Form for an advance payment, which reduces the amount to collect. */
const AdvanceForm = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { send, onFailed } = useOrderForm(order._id)
  const faultOf = (typed: string): string | true => {
    const amount = typedAmount(typed)
    if (amount === undefined || amount <= 0) return t('amountUnread')
    return amount <= order.toCollect || t('amountTooMuch', { sum: formatRupees(order.toCollect) })
  }
  return (
    <ActionForm
      className={advanceFormStyles.form}
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
      button={{ className: advanceFormStyles.button, size: 'sm', variant: 'outline' }}
      call={({ amount, via, reference }) =>
        send(() =>
          call('POST /api/admin/orders/:id/advance', {
            params: { id: order._id },
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

const styles = {
  soft: css({ display: 'block', color: 'ink.soft', overflowWrap: 'anywhere' }),
  sum: css({ fontWeight: 'semibold' }),
}

const Entries = ({ order }: { order: StaffOrder }) => {
  const { advances = [], paidBack = [] } = order
  const t = useText()
  const entries = [
    ...advances.map((one) => ({ ...one, said: 'one' as const })),
    ...paidBack.map((one) => ({ ...one, said: 'paidBack' as const })),
  ]
  return (
    entries.length > 0 && (
      <ul className={grid({ gap: '2', fontSize: 'sm' })}>
        {entries.map(({ said, amount, via, reference, at, by }) => (
          <li key={`${said} ${at}`}>
            {t(said, { sum: formatRupees(amount), via: t(`via.${via}`) })}
            <span className={styles.soft}>
              {t('entry', { when: formatMoment(t.language, at), name: by.name })}
              {reference && ' · '}
              {/* The order of the goods that came back. */}
              {via === 'exchange' && reference ? (
                <TextLink to={paths.adminOrdersOf(reference)}>{reference}</TextLink>
              ) : (
                reference
              )}
            </span>
          </li>
        ))}
      </ul>
    )
  )
}

/** Tells whether the refund is of an advance; one for a return is paid with the return. */
const isOwn = ({ refund, returns = [] }: StaffOrder): boolean =>
  refund?.state === 'due' && !returns.some(({ refundState }) => refundState === 'due')

/** Advance payments, their refunds, and the amount still to collect. */
export const AdvancesPart = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const role = useUser()?.role
  const mayTake = role === 'admin' || role === 'accounts'
  const takes = mayTake && isOpen(order.status) && order.toCollect > 0
  const { advances = [], refund } = order
  if (!takes && advances.length === 0) return null
  const Part = advances.length > 0 ? Section : FoldedSection
  return (
    <Part title={t('title')}>
      <div className={grid({ gap: '4' })}>
        <Entries order={order} />
        {advances.length > 0 && isOpen(order.status) && (
          <p className={styles.sum}>{t('toCollect', { sum: formatRupees(order.toCollect) })}</p>
        )}
        {refund && isOwn(order) && (
          <div>
            <p className={styles.sum}>{t('due', { sum: formatRupees(refund.amount) })}</p>
            {mayTake && <PayRefund orderId={order._id} />}
          </div>
        )}
        {takes && advances.length === 0 && <AskAdvance order={order} />}
        {takes && <AdvanceForm order={order} />}
      </div>
    </Part>
  )
}
