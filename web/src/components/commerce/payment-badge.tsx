import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { Badge } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { useSpecText } from '#i18n/texts.ts'

type PaymentBadgeProps = { order: Pick<Order, 'status' | 'isPaid'> }

/** Badge for paid or pending; a cancelled order has nothing to pay. */
export const PaymentBadge = ({ order }: PaymentBadgeProps) => {
  const t = useText()
  const text = useSpecText()
  if (isCancelled(order.status)) return <Badge tone="neutral">{t('nothingToPay')}</Badge>
  return (
    <Badge tone={order.isPaid ? 'success' : 'warning'}>
      {text(order.isPaid ? 'paid' : 'pending')}
    </Badge>
  )
}
