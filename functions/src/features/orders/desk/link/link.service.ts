import { CONFIRMATION_HOURS } from '@bartan/contract/orders/desk-rules'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import type { OrderUnit, StoredOrder } from '../../order-unit.repository.ts'
import type { OrdersContext } from '../../orders-context.ts'
import { changeStatus } from '../../status/change-status.ts'
import { confirmationAfter } from '../confirmation-after.ts'

export type LinkAnswer = 'confirm' | 'cancel'

export type LinkOrigin = { address: string; agent: string }

/** What a link's page shows: the question, or the order's state. */
export type LinkState = 'open' | 'confirmed' | 'cancelled' | 'on its way' | 'expired'

export type OpenedLink = { state: LinkState; order: StaffOrder }

type LinkedOrder = { before: StoredOrder; state: LinkState }

const stateOf = ({ order }: StoredOrder, { isOver }: { isOver: boolean }): LinkState => {
  if (isCancelled(order.status)) return 'cancelled'
  if (!ruleOf(order.status).editable) return 'on its way'
  if (order.confirmation.state === 'confirmed') return 'confirmed'
  return isOver ? 'expired' : 'open'
}

const findBy = async (
  unit: OrderUnit,
  token: string,
  now: Date,
): Promise<LinkedOrder | undefined> => {
  const link = await unit.link(token)
  const before = link && (await unit.find(link.orderId))
  if (!link || !before) return undefined
  const { linkHash } = before.document
  const isOver =
    link.usedAt !== null ||
    link.expiresAt.toMillis() < now.getTime() ||
    // A newer link was made, or the order has changed.
    (linkHash !== undefined && linkHash !== link.hash)
  return { before, state: stateOf(before, { isOver }) }
}

/** Whether the order is already in the answer's state: a repeated press. */
const isDone = (state: LinkState, answer: LinkAnswer): boolean =>
  state === (answer === 'confirm' ? 'confirmed' : 'cancelled')

type Given = { answer: LinkAnswer; via: 'link' | 'whatsapp'; origin?: LinkOrigin; at: Date }

/** Confirms or cancels an order whose customer was asked. */
const takeAnswer = async (
  unit: OrderUnit,
  before: StoredOrder,
  { answer, via, origin, at }: Given,
) => {
  const { _id, name } = before.order.user
  const by = { _id, name, role: 'customer' as const }
  const given = { state: answer === 'confirm' ? 'confirmed' : 'declined', via } as const
  const answered = confirmationAfter(before.document, given, { by, at: unit.timestamp(at) })
  unit.audit(before, {
    by: { _id, name },
    action: 'order.confirmation_set',
    changes: {
      confirmation: { from: before.order.confirmation.state, to: given.state },
      ...(answer === 'cancel' && { status: { from: before.order.status, to: 'Cancelled' } }),
    },
    ...(origin && { origin }),
  })
  if (answer === 'cancel')
    return changeStatus(unit, before, {
      to: 'Cancelled',
      cancelReason: 'changed_mind',
      by,
      at,
      otherFields: answered,
    })
  const { order } = await unit.mailNews(unit.update(before, answered), 'confirmed', at)
  return { order, touched: [] }
}

/** Whether a button below a message still asks about the order as it is (contract §24). */
const isAsked = ({ document, order }: StoredOrder, now: Date): boolean => {
  const { linkHash, lineChanges = 0, addressChanges = [] } = document
  const age = now.getTime() - Date.parse(order.createdAt)
  return (
    linkHash !== null &&
    lineChanges === 0 &&
    addressChanges.length === 0 &&
    age <= CONFIRMATION_HOURS * HOUR_MS
  )
}

/** A customer's answer by the shop's link (contract §12), or by a button below a message over WhatsApp. */
export const linkService = ({ transact, productsChanged, clock }: OrdersContext) => ({
  /** Undefined if there is no such link. Changes nothing: messengers open links by themselves. */
  open: async (token: string): Promise<OpenedLink | undefined> => {
    const now = clock.now()
    return transact([], async (unit) => {
      const found = await findBy(unit, token, now)
      return found && { state: found.state, order: found.before.order }
    })
  },

  /** The first answer counts. `isTaken`: whether the order is in the answer's state. The token is the only credential. */
  answer: async (
    token: string,
    answer: LinkAnswer,
    origin: LinkOrigin,
  ): Promise<(OpenedLink & { isTaken: boolean }) | undefined> => {
    const at = clock.now()
    const { touched, ...result } = await transact([`link ${token}`], async (unit) => {
      const found = await findBy(unit, token, at)
      if (!found) return { touched: [] }
      const { before, state } = found
      if (state !== 'open') {
        const isTaken = isDone(state, answer)
        return { touched: [], opened: { state, order: before.order, isTaken } }
      }
      unit.useLink(token, at)
      // The link needs no log-in, so the audit log records where the answer came from.
      const after = await takeAnswer(unit, before, { answer, via: 'link', origin, at })
      const done = answer === 'confirm' ? ('confirmed' as const) : ('cancelled' as const)
      return { touched: after.touched, opened: { state: done, order: after.order, isTaken: true } }
    })
    await productsChanged(touched)
    return result.opened
  },

  /** By a button below a message to the order's phone. Whatever comes twice, late or for nothing changes nothing. */
  answerMessage: async (
    meant: { id: string } | { number: string; phone: string },
    answer: LinkAnswer,
  ): Promise<void> => {
    const at = clock.now()
    const touched = await transact([], async (unit) => {
      const number = 'number' in meant ? typedOrderNumber(meant.number) : undefined
      const before =
        'id' in meant ? await unit.find(meant.id) : number && (await unit.numbered(number))
      const isTheirs = !('phone' in meant) || before?.document.shippingAddress.phone === meant.phone
      if (!before || !isTheirs) return []
      if (stateOf(before, { isOver: !isAsked(before, at) }) !== 'open') return []
      return (await takeAnswer(unit, before, { answer, via: 'whatsapp', at })).touched
    })
    await productsChanged(touched)
  },
})

export type LinkService = ReturnType<typeof linkService>
