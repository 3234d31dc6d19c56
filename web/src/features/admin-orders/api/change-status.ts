import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toSaving } from '#components/ui/form/save-state.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import type { ConflictAnswer, ConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateValue } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { useText, textIn } from '../texts.ts'
import { patchOrder, refreshBesideOrders, replaceOrder } from './order-queries.ts'

/** Describes another user's change of the order, with that user's name. */
const conflictOf = (
  language: Language,
  { status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>,
  to: OrderStatus,
): ConflictQuestion => {
  const last = statusHistory.at(-1)
  const change = last
    ? textIn(language, 'conflict.by', {
        status: translateValue(language, status),
        name: last.by.name,
        when: formatMoment(language, last.at),
      })
    : textIn(language, 'conflict', { status: translateValue(language, status) })
  return {
    change,
    mine: textIn(language, 'conflict.mine', { status: translateValue(language, to) }),
    theirs: textIn(language, 'conflict.theirs', { status: translateValue(language, status) }),
  }
}

type Ask = (question: ConflictQuestion) => Promise<ConflictAnswer>

/**
 * Shows the new status optimistically; if the server refuses it (out of stock), restores the old one and shows the
 * reason. If another user changed the status meanwhile, `ask` decides.
 */
export const useChangeStatus = (
  { _id: id, status: before }: Pick<Order, '_id' | 'status'>,
  ask: Ask,
) => {
  const t = useText()
  const client = useQueryClient()

  const set = async ({ to, from }: { to: OrderStatus; from: OrderStatus }): Promise<Order> => {
    try {
      return await call('PUT /api/admin/orders/:id', { params: { id }, body: { status: to, from } })
    } catch (error) {
      if (!isStale(error)) throw error
      const now = await call('GET /api/orders/:id', { params: { id } })
      replaceOrder(client, now)
      if (now.status === to) return now
      const answer = await ask(conflictOf(t.language, now, to))
      if (answer !== 'mine') return now
      patchOrder(client, id, { status: to })
      return set({ to, from: now.status })
    }
  }

  const edit = useMutation({
    scope: { id: `order ${id}` },
    mutationFn: set,
    onMutate: ({ to, from }) => {
      patchOrder(client, id, { status: to })
      return { status: from }
    },
    onError: (error, _, old) => {
      if (old) patchOrder(client, id, old)
      toast.error(t('statusNotChanged'), messageOf(t.language, error))
    },
    onSuccess: (order) => {
      replaceOrder(client, order)
      toast.success(t('statusIs', { status: translateValue(t.language, order.status) }))
      refreshBesideOrders(client)
    },
  })
  return {
    saving: toSaving(edit),
    changeStatus: (to: OrderStatus) => edit.mutate({ to, from: before }),
  }
}
