import { word } from '../copy/copy-of.ts'
import type { OrderStatus } from '@bartan/contract/order'
import { Badge } from './badge.tsx'

const TONES = {
  Processing: 'info',
  Shipped: 'warning',
  Delivered: 'success',
  Cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status]}>{word(status)}</Badge>
)
