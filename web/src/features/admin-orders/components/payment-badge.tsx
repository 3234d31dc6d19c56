import { Badge } from '#components/ui/badge.tsx'
import { text } from '#i18n/texts.ts'
import { copy } from '../copy.ts'
import type { Order } from '@bartan/contract/orders/schema'

/** Of a cancelled order nothing is pending. */
export const PaymentBadge = ({ order }: { order: Order }) => {
  if (order.status === 'Cancelled') return <Badge tone="neutral">{copy('nothingToPay')}</Badge>
  return (
    <Badge tone={order.isPaid ? 'success' : 'warning'}>
      {text(order.isPaid ? 'paid' : 'pending')}
    </Badge>
  )
}
