import type { OrderDocument } from '#database/documents.ts'

type Messages = NonNullable<OrderDocument['messages']>

/** Of one order: it is one document, which every list reads. */
const MOST_MESSAGES = 40

/** What an order's customer was told, with one more. */
export const withMessage = (
  { messages = [] }: Pick<OrderDocument, 'messages'>,
  message: Messages[number],
): { messages: Messages } => ({ messages: [...messages, message].slice(-MOST_MESSAGES) })
