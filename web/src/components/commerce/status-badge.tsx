import { translateValue } from '#i18n/translate.ts'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { Badge } from '#components/ui/elements.tsx'

const TONES = {
  Processing: 'info',
  Shipped: 'warning',
  Delivered: 'success',
  Cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status]}>{translateValue(status)}</Badge>
)
