import { namesToCopy } from '@bartan/contract/products/names'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import type { ProductDocument } from '#database/product-documents.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { stockOf } from '#domain/stock/sellable.ts'
import { presentLine } from '#domain/stock/variant-stock.ts'
import type { Returned } from './back-in-stock-mail.ts'
import type { BackInStockUnit, RequestedVariant } from './back-in-stock.repository.ts'

export type WriteMail = (product: Returned, language: MailLanguage) => Mail

type Variant = RequestedVariant['variant']

const returned = (_id: string, product: ProductDocument, variant: Variant): Returned => ({
  _id,
  name: product.name,
  ...namesToCopy(product),
  ...(variant && presentLine(product, variant)),
})

/** Whether the requested variant is available. A product that lost its variants counts as a whole. */
export const isBack = (product: ProductDocument, variant: Variant): boolean =>
  (variant ? stockOf(product, presentLine(product, variant)) : product.countInStock) > 0

/** Deletes requests for a deleted product. True when none is left. */
const forgetSome = async (unit: BackInStockUnit, productId: ProductId): Promise<boolean> => {
  const { requests, phones, isLast } = await unit.waitingFor(productId, 'all')
  for (const { id } of requests) unit.removeRequest(id)
  for (const { id } of phones) unit.removePhone(id)
  return isLast
}

/**
 * Answers some of a product's requests. Each mail is written as its request is deleted, and the restock record is
 * deleted with the last one, so that an interruption neither repeats nor loses a mail. True when none is left.
 */
export const answerBatch = async (
  unit: BackInStockUnit,
  { productId, write, at }: { productId: ProductId; write: WriteMail; at: Date },
): Promise<boolean> => {
  const note = await unit.note(productId)
  // Another instance has finished it.
  if (!note) return true
  const product = await unit.product(productId)
  let isDone = true
  if (!product) isDone = await forgetSome(unit, productId)
  // Otherwise sold out again: the requests keep waiting.
  else if (product.countInStock > 0) {
    const waiting = await unit.waitingFor(productId, 'answerable', note.after)
    for (const { id, email, language, variant } of waiting.requests)
      if (isBack(product, variant)) {
        const message = write(returned(productId, product, variant), language)
        unit.answer({ id, to: email, message, at })
      }
    for (const { id, variant } of waiting.phones) if (isBack(product, variant)) unit.listPhone(id)
    isDone = waiting.isLast
    if (!isDone) unit.keepNote(productId, waiting.last)
  }
  if (isDone) unit.forgetNote(productId)
  return isDone
}

type Confirming = { token: string; until: Date; write: WriteMail; at: Date }

/** Stores the request, or answers it at once if the product is back already. */
export const confirmRequest = async (
  unit: BackInStockUnit,
  { token, until, write, at }: Confirming,
): Promise<PlainReason | undefined> => {
  const link = await unit.link({ token, at })
  if (!link) return undefined
  const { subject: id } = link
  const request = await unit.request(id)
  // The link was used and the request answered.
  if (!request) return link.usedAt ? reason('address_confirmed_before') : undefined
  if (request.isConfirmed) return reason('address_confirmed_before')
  if (link.usedAt) return undefined
  const { productId, email, language, variant } = request
  const product = await unit.product(productId)
  unit.useLink({ token, at })
  if (product && isBack(product, variant)) {
    const message = write(returned(productId, product, variant), language)
    unit.answer({ id, to: email, message, at })
  } else unit.confirmRequest(id, until)
  return reason('back_in_stock_confirmed')
}
