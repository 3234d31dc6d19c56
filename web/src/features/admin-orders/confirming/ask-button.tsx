import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useText } from '../desk-texts.ts'
import { useAsk } from './use-ask.ts'

/** Sends the customer of a phone or WhatsApp order its products, its total, and a link to confirm it. */
export const AskButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { ask, isAsking } = useAsk()
  if (!order.shippingAddress.phone) return null
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('askByWhatsApp', { name: order.user.name })}
      disabled={isAsking(order._id)}
      onClick={() => ask(order)}
    >
      <MessageCircle aria-hidden size={16} />
      WhatsApp
    </Button>
  )
}
