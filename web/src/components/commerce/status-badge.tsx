import { translateValue } from '#i18n/translate.ts'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { Badge } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/language.ts'

/** The color of a status, wherever it is told. */
export const STATUS_TONES = {
  Processing: 'info',
  Shipped: 'warning',
  Delivered: 'success',
  Cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>

export const StatusBadge = ({ status }: { status: OrderStatus }) => {
  const language = useLanguage()
  return <Badge tone={STATUS_TONES[status]}>{translateValue(language, status)}</Badge>
}
