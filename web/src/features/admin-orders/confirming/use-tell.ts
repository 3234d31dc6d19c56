import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { t } from '../desk-texts.ts'
import { chatWindow, openChat } from './open-chat.ts'

/** Opens WhatsApp with what the customer is told of an order as it is now, in their language and the settings' words. */
export const useTell = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ order, chat }: { order: StaffOrder; chat: Window | null }) => {
      const { text } = await call('GET /api/admin/orders/:id/message', {
        params: { id: order._id },
      })
      openChat(chat, { phone: order.shippingAddress.phone, text })
    },
    onError: (error, { chat }) => {
      chat?.close()
      toast.error(t('notTold'), messageOf(error))
    },
  })
  return {
    tell: (order: StaffOrder) => mutate({ order, chat: chatWindow() }),
    isTelling: isPending,
  }
}
