import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MessageCircle } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { useTell } from '../confirming/use-tell.ts'
import { t } from '../desk-texts.ts'

/** Tells the customer by WhatsApp how the order is. */
export const TellButton = ({ order }: { order: StaffOrder }) => {
  const { tell, isTelling } = useTell()
  if (!order.shippingAddress.phone) return null
  return (
    <Button size="sm" variant="outline" disabled={isTelling} onClick={() => tell(order)}>
      <MessageCircle aria-hidden size={16} />
      {t('tellByWhatsApp')}
    </Button>
  )
}
