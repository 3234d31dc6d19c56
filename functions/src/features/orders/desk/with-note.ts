import { MAX_NOTES } from '@bartan/contract/orders/desk-rules'
import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderDocument } from '#database/order-documents.ts'
import { AppError } from '#domain/app-error.ts'
import { changeAuthor, type ChangeAuthor } from '#domain/orders/order-history.ts'

/** The notes with one more; unchanged without a text. Throws at the limit. */
export const withNote = (
  { notes = [] }: Pick<OrderDocument, 'notes'>,
  text: string | null | undefined,
  { by, at }: { by: ChangeAuthor; at: OrderDocument['createdAt'] },
): Pick<OrderDocument, 'notes'> => {
  if (!text) return {}
  if (notes.length >= MAX_NOTES)
    throw new AppError('order_locked', reason('order_notes_full', { max: MAX_NOTES }))
  return { notes: [...notes, { text, at, by: changeAuthor(by) }] }
}
