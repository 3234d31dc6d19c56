import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useText } from '../desk-texts.ts'
import { useAsk } from './use-ask.ts'

/** The answer to who ordered by phone or message: the goods, the total, and the link to confirm. */
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
