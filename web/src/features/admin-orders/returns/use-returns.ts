import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@bartan/contract/api'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { orderCountsKey, orderKey, replaceOrder } from '../api/order-queries.ts'
import { useText } from './texts.ts'
import { useLanguage } from '#i18n/language.ts'

type Answer = CallInput<'PUT /api/admin/orders/:id/return'>['body']
type Payment = CallInput<'POST /api/admin/orders/:id/refund'>['body']

/** Shows an order's result everywhere, or reads it again if another user was faster. */
const useShown = (id: string) => {
  const client = useQueryClient()
  return {
    show: (order: StaffOrder) => {
      replaceOrder(client, order)
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      // A refund reduces revenue.
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
    },
    reload: () => void client.invalidateQueries({ queryKey: orderKey(id) }),
  }
}

/** Decides the order's open return. */
export const useDecideReturn = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const { show, reload } = useShown(id)
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (body: Answer) =>
      call('PUT /api/admin/orders/:id/return', { params: { id }, body }),
    onSuccess: (order, { decision }) => {
      show(order)
      toast.success(t(decision))
    },
    onError: (error) => {
      toast.error(t('notAnswered'), messageOf(language, error))
      reload()
    },
  })
}

/** Sends an exchange before the goods arrive. */
export const useExchangeAtOnce = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const { show, reload } = useShown(id)
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (body: CallInput<'POST /api/admin/orders/:id/return/exchange'>['body']) =>
      call('POST /api/admin/orders/:id/return/exchange', { params: { id }, body }),
    onSuccess: (order) => {
      show(order)
      toast.success(t('sentNow'))
    },
    onError: (error) => {
      toast.error(t('notSentNow'), messageOf(language, error))
      reload()
    },
  })
}

/** Records how a refund was paid. */
export const usePayRefund = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const { show, reload } = useShown(id)
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (body: Payment) =>
      call('POST /api/admin/orders/:id/refund', { params: { id }, body }),
    onSuccess: (order) => {
      show(order)
      toast.success(t('paidBack'))
    },
    onError: (error) => {
      toast.error(t('notPaid'), messageOf(language, error))
      reload()
    },
  })
}
