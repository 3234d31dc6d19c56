import { Badge } from '../../../components/badge.tsx'
import { text } from '../../../copy/texts.ts'
import { copy } from '../copy.ts'
import type { Order } from '@bartan/contract/order'

/** Of a cancelled order nothing is pending. */
export const PaymentBadge = ({ order }: { order: Order }) => {
  if (order.status === 'Cancelled') return <Badge tone="neutral">{copy('nothingToPay')}</Badge>
  return (
    <Badge tone={order.isPaid ? 'success' : 'warning'}>
      {text(order.isPaid ? 'paid' : 'pending')}
    </Badge>
  )
}
