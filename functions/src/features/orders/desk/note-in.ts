import { MOST_NOTES } from '@bartan/contract/orders/desk-rules'
import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderDocument } from '#database/documents.ts'
import { AppError } from '#domain/app-error.ts'
import { actorOf } from '../actor.ts'
import type { Actor } from '../actor.ts'

/** The order's notes with one more; nothing without a text. Throws if there are as many as an order may have. */
export const noteIn = (
  { notes = [] }: Pick<OrderDocument, 'notes'>,
  text: string | null | undefined,
  { by, at }: { by: Actor; at: OrderDocument['createdAt'] },
): Pick<OrderDocument, 'notes'> => {
  if (!text) return {}
  if (notes.length >= MOST_NOTES)
    throw new AppError('order_locked', reason('order_notes_full', { max: MOST_NOTES }))
  return { notes: [...notes, { text, at, by: actorOf(by) }] }
}
