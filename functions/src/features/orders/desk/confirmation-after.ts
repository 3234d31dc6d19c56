import { isAttempt } from '@bartan/contract/orders/desk-rules'
import type { ConfirmationState, ConfirmationWay } from '@bartan/contract/orders/desk-rules'
import type { OrderConfirmationDocument, OrderDocument } from '#database/documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import { actorOf } from '../actor.ts'
import type { Actor } from '../actor.ts'

type Result = {
  state: ConfirmationState
  via?: ConfirmationWay | undefined
  takesBack?: boolean | undefined
}
type Moment = { by: Actor; at: OrderDocument['createdAt'] }

/** How often the customer was tried to be reached: what is taken back, was no attempt. */
const attemptsAfter = (
  { state: before, attempts }: OrderConfirmationDocument,
  { state, takesBack }: Result,
): number => {
  if (takesBack) return Math.max(0, attempts - (isAttempt(before) ? 1 : 0))
  return attempts + (isAttempt(state) ? 1 : 0)
}

/** The confirmation after one more try, or after its answer. */
export const confirmationAfter = (
  { confirmation = NOT_ASKED }: Pick<OrderDocument, 'confirmation'>,
  result: Result,
  { by, at }: Moment,
): { confirmation: OrderConfirmationDocument } => {
  const { state, via } = result
  const attempts = attemptsAfter(confirmation, result)
  return { confirmation: { state, ...(via && { via }), at, by: actorOf(by), attempts } }
}
