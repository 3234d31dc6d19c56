import type { confirmOrder } from '@bartan/contract/orders/desk-endpoints'
import { CONFIRMATION_HOURS, type ConfirmationState } from '@bartan/contract/orders/desk-rules'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { mayHaveLink } from '@bartan/contract/orders/order-steps'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import type { ParsedOf } from '@bartan/contract/shared/endpoint'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { newSecretToken } from '#domain/hashed-ids.ts'
import { withMessage, changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { changeStatus } from '../status/change-status.ts'
import { refuseStep } from '../status/refuse-status.ts'
import { confirmationAfter } from './confirmation-after.ts'
import { refuseLocked } from './refuse-locked.ts'
import { withNote } from './with-note.ts'

type ConfirmationInput = ParsedOf<typeof confirmOrder>['body']

const refuseStale = (from: ConfirmationState | undefined, { confirmation }: StaffOrder): void => {
  const { state } = confirmation
  if (from === undefined || from === state) return
  throw new AppError('changed_meanwhile', reason('confirmation_changed_meanwhile', { state }), {
    current: { confirmation: state },
  })
}

const refuseReason = ({ state, cancelReason }: ConfirmationInput): void => {
  const [field, other] = ['cancelReason', 'declined']
  if (cancelReason !== undefined && state !== 'declined')
    throw invalidField(field, reason('field_only_with', { field, other }))
}

/** The customer declines, so the order is cancelled; a repetition changes nothing. */
const isDeclinedAlready = ({ order }: StoredOrder, { state }: ConfirmationInput): boolean =>
  state === 'declined' && order.confirmation.state === 'declined' && isCancelled(order.status)

const linkEnd = (at: Date): Date => new Date(at.getTime() + CONFIRMATION_HOURS * HOUR_MS)

const askedByChat = (
  { document }: StoredOrder,
  at: ReturnType<OrderUnit['timestamp']>,
  by: Caller,
) => withMessage(document, { kind: 'asked', via: 'whatsapp', at, by: changeAuthor(by) })

export const confirmationService = ({
  transact,
  productsChanged,
  siteUrl,
  clock,
}: OrdersContext) => ({
  /**
   * Records the result of an attempt to reach the customer. If the caller may cancel, asking creates a link, which ends
   * the previous one.
   */
  set: async (
    id: string,
    input: ConfirmationInput,
    by: Caller,
    { makesLink = mayHaveLink(by.role) } = {},
  ): Promise<StaffOrder & { link?: string }> => {
    refuseReason(input)
    if (input.state === 'declined') refuseStep(by.role, 'Processing', 'Cancelled')
    const at = clock.now()
    const { order, touched, link } = await transact(
      [lockOf.order(id), lockOf.taxDocuments],
      async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        if (isDeclinedAlready(before, input))
          return { order: keep.reply(before.order), touched: [], link: undefined }
        refuseLocked(before.order, 'packable')
        refuseStale(input.from, before.order)
        const confirmed = confirmationAfter(before.document, input, { by, at: unit.timestamp(at) })
        const noted = withNote(before.document, input.note, { by, at: unit.timestamp(at) })
        const asks = input.state === 'asked' && !input.takesBack
        const token = asks && makesLink ? newSecretToken() : undefined
        unit.audit(before, {
          by,
          action: 'order.confirmation_set',
          changes: { confirmation: { from: before.order.confirmation.state, to: input.state } },
        })
        const asksByChat = asks && input.via === 'whatsapp'
        const answered = {
          ...noted,
          ...confirmed,
          ...(token && unit.createLink(token, id, linkEnd(at))),
          ...(input.takesBack && { linkHash: null }),
          ...(asksByChat && askedByChat(before, unit.timestamp(at), by)),
        }
        const after =
          input.state === 'declined'
            ? await changeStatus(unit, before, {
                to: 'Cancelled',
                cancelReason: input.cancelReason ?? 'changed_mind',
                by,
                at,
                otherFields: answered,
              })
            : { ...unit.update(before, answered), touched: [] }
        const isNews =
          input.state === 'confirmed' && before.order.confirmation.state !== 'confirmed'
        const { order: mailed } = isNews
          ? await unit.mailNews({ ...before, ...after }, 'confirmed', at)
          : after
        if (!token) return { order: keep.reply(mailed), touched: after.touched, link: undefined }
        // The link acts for the customer, so it isn't stored.
        keep.facts(mailed)
        return { order: mailed, touched: after.touched, link: `${siteUrl}/c/${token}` }
      },
    )
    await productsChanged(touched)
    return { ...order, ...(link && { link }) }
  },

  /** The stored reply's order with a new link, if the customer can still answer. */
  askedAgain: async (order: StaffOrder): Promise<StaffOrder & { link?: string }> => {
    const at = clock.now()
    const token = newSecretToken()
    const isOpen = await transact([lockOf.order(order._id)], async (unit) => {
      const now = requireFound(await unit.find(order._id))
      if (!ruleOf(now.order.status).packable || now.order.confirmation.state !== 'asked')
        return false
      unit.update(now, unit.createLink(token, order._id, linkEnd(at)))
      return true
    })
    return { ...order, ...(isOpen && { link: `${siteUrl}/c/${token}` }) }
  },
})

export type ConfirmationService = ReturnType<typeof confirmationService>
