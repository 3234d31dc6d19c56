import { Badge } from '#components/ui/elements.tsx'
import { text } from '#i18n/texts.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'

/** Of a cancelled order nothing is pending. */
export const PaymentBadge = ({ order }: { order: Order }) => {
  if (order.status === 'Cancelled') return <Badge tone="neutral">{t('nothingToPay')}</Badge>
  return (
    <Badge tone={order.isPaid ? 'success' : 'warning'}>
      {text(order.isPaid ? 'paid' : 'pending')}
    </Badge>
  )
}
