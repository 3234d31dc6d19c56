import {
  isAttempt,
  type ConfirmationState,
  type ConfirmationWay,
} from '@bartan/contract/orders/desk-rules'
import type {
  ConfirmationTryDocument,
  OrderConfirmationDocument,
  OrderDocument,
} from '#database/order-documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import { withLatest, changeAuthor, type ChangeAuthor } from '#domain/orders/order-history.ts'

type Before = Pick<OrderDocument, 'confirmation' | 'confirmations'>
type After = Required<Before>

type Result = {
  state: ConfirmationState
  via?: ConfirmationWay | undefined
  takesBack?: boolean | undefined
}
type Moment = { by: ChangeAuthor; at: OrderDocument['createdAt'] }

/** The number of attempts to reach the customer; a withdrawn one doesn't count. */
const attemptsAfter = (
  { state: before, attempts }: OrderConfirmationDocument,
  { state, takesBack }: Result,
): number => {
  if (takesBack) return Math.max(0, attempts - (isAttempt(before) ? 1 : 0))
  return attempts + (isAttempt(state) ? 1 : 0)
}

/** Earlier versions stored only the last one. */
const triesOf = ({ confirmation, confirmations }: Before): ConfirmationTryDocument[] => {
  if (confirmations || !confirmation?.at) return confirmations ?? []
  const { attempts: _attempts, at, ...rest } = confirmation
  return [{ ...rest, at }]
}

/** The confirmation after another attempt or an answer, with its history. */
export const confirmationAfter = (before: Before, result: Result, { by, at }: Moment): After => {
  const { state, via } = result
  const tried = { state, ...(via && { via }), at, by: changeAuthor(by) }
  const tries = triesOf(before)
  return {
    confirmation: { ...tried, attempts: attemptsAfter(before.confirmation ?? NOT_ASKED, result) },
    confirmations: result.takesBack ? tries.slice(0, -1) : withLatest(tries, tried),
  }
}
