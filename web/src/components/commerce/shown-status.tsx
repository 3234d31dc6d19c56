import { isCancelled, ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { Language } from '@bartan/contract/shop/languages'
import { Badge } from '#components/ui/elements.tsx'
import { translateValue, translator, useLanguage } from '#i18n/translate.ts'

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

const { textIn } = translator('status', {
  received: 'We have your order',
  onItsWay: 'On its way',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
})

/** A status in a shopper's words; the admin area has its own. */
export const statusWords = (language: Language, status: OrderStatus): string => {
  if (isCancelled(status)) return textIn(language, 'cancelled')
  const { packable, money } = ruleOf(status)
  if (packable) return textIn(language, 'received')
  return textIn(language, money === 'booked' ? 'arrived' : 'onItsWay')
}
