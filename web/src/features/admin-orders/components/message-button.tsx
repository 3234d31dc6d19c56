import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useSendMessage } from '../confirming/use-send-message.ts'
import { useText } from '../desk-texts.ts'
import { usePermissions } from '../steps/use-permissions.ts'

const TellButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { tell, isTelling } = useSendMessage()
  return (
    <Button size="sm" variant="outline" disabled={isTelling} onClick={() => tell(order)}>
      <MessageCircle aria-hidden size={16} />
      {t('tellByWhatsApp')}
    </Button>
  )
}

/** Tells the customer the order's status by WhatsApp. */
export const MessageButton = ({ order }: { order: StaffOrder }) => {
  const { isAtDesk } = usePermissions()
  if (!order.shippingAddress.phone || !isAtDesk) return null
  return <TellButton order={order} />
}
