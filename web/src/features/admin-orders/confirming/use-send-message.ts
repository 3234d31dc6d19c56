import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { patchOrder } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { chatWindow, openChat } from './open-chat.ts'

/**
 * Opens WhatsApp with a message about the order's current status, in the customer's language and the seller's own
 * words.
 */
export const useSendMessage = () => {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ order, chat }: { order: StaffOrder; chat: Window | null }) => {
      const { text, ...sent } = await call('POST /api/admin/orders/:id/messages', {
        params: { id: order._id },
      })
      openChat(chat, { phone: order.shippingAddress.phone, text })
      return sent
    },
    onSuccess: (sent, { order }) => patchOrder(client, order._id, sent),
    onError: (error, { chat }) => {
      chat?.close()
      toast.error(t('notTold'), messageOf(t.language, error))
    },
  })
  return {
    tell: (order: StaffOrder) => mutate({ order, chat: chatWindow() }),
    isTelling: isPending,
  }
}
