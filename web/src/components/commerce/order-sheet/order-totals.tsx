import { isOpen } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { NO_MONEY, rupees, sumRupees, type Rupees } from '@bartan/contract/shared/money'
import { TotalRow, Totals } from '../totals.tsx'
import { useText } from './texts.ts'

const sumOf = (payments: readonly { amount: Rupees }[] = []): Rupees =>
  sumRupees(payments.map(({ amount }) => amount))

/** Sums of an order, and what was paid ahead, came back and was paid back: they add up to what is to pay. */
export const OrderTotals = ({ order }: { order: Order }) => {
  const t = useText()
  const { status, toCollect, refunded = NO_MONEY, refund } = order
  const exchanges = (order.returns ?? []).flatMap(
    ({ exchange, sentAhead }) => exchange ?? sentAhead ?? [],
  )
  const [ahead, back] = [sumOf(order.advances), sumOf(order.paidBack)]
  return (
    <Totals {...order}>
      {refunded > 0 && <TotalRow isOff label={t('returned')} sum={rupees(0 - refunded)} />}
      {exchanges.map(({ number, amount }) => (
        <TotalRow key={number} label={t('exchanged', { number })} sum={amount} />
      ))}
      {ahead > 0 && <TotalRow isOff label={t('paidAhead')} sum={ahead} />}
      {back > 0 && <TotalRow label={t('paidBack')} sum={back} />}
      {refund?.state === 'due' && <TotalRow isSum label={t('refundDue')} sum={refund.amount} />}
      {ahead > 0 && isOpen(status) && <TotalRow isSum label={t('atTheDoor')} sum={toCollect} />}
    </Totals>
  )
}
