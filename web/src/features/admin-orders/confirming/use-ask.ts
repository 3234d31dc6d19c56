import type { StaffOrder } from '@bartan/contract/orders/schema'
import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useShop } from '#lib/shop-settings.ts'
import { patchOrder } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { askMessage } from './ask-message.ts'
import { chatWindow, openChat } from './open-chat.ts'

/** Opens WhatsApp with the question and, if the user may cancel orders, the link for the answer. */
export const useAsk = () => {
  const t = useText()
  const shop = useShop()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ order, chat }: { order: StaffOrder; chat: Window | null }) => {
      const { link, ...asked } = await call('PUT /api/admin/orders/:id/confirmation', {
        params: { id: order._id },
        body: { state: 'asked', via: 'whatsapp', from: order.confirmation.state },
      })
      const text = askMessage(order, {
        shop: shop.name,
        link,
        language: order.language ?? DEFAULT_LANGUAGE,
      })
      openChat(chat, { phone: order.shippingAddress.phone, text })
      return asked
    },
    onSuccess: (asked, { order }) => patchOrder(client, order._id, asked),
    onError: (error, { chat }) => {
      chat?.close()
      toast.error(t('notAsked'), messageOf(t.language, error))
    },
  })
  return {
    ask: (order: StaffOrder) => mutate({ order, chat: chatWindow() }),
    isAsking: (id: string) => isPending && variables.order._id === id,
  }
}
