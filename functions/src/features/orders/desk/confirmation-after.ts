import { isAttempt } from '@bartan/contract/orders/desk-rules'
import type { ConfirmationState, ConfirmationWay } from '@bartan/contract/orders/desk-rules'
import type { OrderConfirmationDocument, OrderDocument } from '#database/documents.ts'
import { actorOf } from '../actor.ts'
import type { Actor } from '../actor.ts'

type Result = { state: ConfirmationState; via?: ConfirmationWay | undefined }
type Moment = { by: Actor; at: OrderDocument['createdAt'] }

/** The confirmation after one more try, or after its answer. */
export const confirmationAfter = (
  { confirmation }: Pick<OrderDocument, 'confirmation'>,
  { state, via }: Result,
  { by, at }: Moment,
): { confirmation: OrderConfirmationDocument } => {
  const attempts = (confirmation?.attempts ?? 0) + (isAttempt(state) ? 1 : 0)
  return { confirmation: { state, ...(via && { via }), at, by: actorOf(by), attempts } }
}
