import type { CallInput } from '@bartan/contract/api'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { orderCountsKey, orderKey, replaceOrder } from '../api/order-queries.ts'
import { useText } from './texts.ts'

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

type Change<Body> = {
  send: (body: Body) => Promise<StaffOrder>
  /** The toast's text once it is saved. */
  done: (body: Body) => 'accepted' | 'declined' | 'exchanged' | 'sentNow' | 'paidBack'
  failed: 'notAnswered' | 'notSentNow' | 'notPaid'
}

const useReturnChange = <Body>(id: string, { send, done, failed }: Change<Body>) => {
  const t = useText()
  const { show, reload } = useShown(id)
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: send,
    onSuccess: (order, body) => {
      show(order)
      toast.success(t(done(body)))
    },
    onError: (error) => {
      toast.error(t(failed), messageOf(t.language, error))
      reload()
    },
  })
}

/** Decides the order's open return. */
export const useDecideReturn = (id: string) =>
  useReturnChange(id, {
    send: (body: CallInput<'PUT /api/admin/orders/:id/return'>['body']) =>
      call('PUT /api/admin/orders/:id/return', { params: { id }, body }),
    done: ({ decision }) => decision,
    failed: 'notAnswered',
  })

/** Sends an exchange before the goods arrive. */
export const useExchangeAtOnce = (id: string) =>
  useReturnChange(id, {
    send: (body: CallInput<'POST /api/admin/orders/:id/return/exchange'>['body']) =>
      call('POST /api/admin/orders/:id/return/exchange', { params: { id }, body }),
    done: () => 'sentNow',
    failed: 'notSentNow',
  })

/** Notes how what is due was paid back. */
export const usePayRefund = (id: string) =>
  useReturnChange(id, {
    send: (body: CallInput<'POST /api/admin/orders/:id/refund'>['body']) =>
      call('POST /api/admin/orders/:id/refund', { params: { id }, body }),
    done: () => 'paidBack',
    failed: 'notPaid',
  })
