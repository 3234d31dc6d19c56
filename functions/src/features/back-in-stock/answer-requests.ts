import type { MailLanguage } from '@bartan/contract/shop/languages'
import { reason } from '@bartan/contract/reasons/reasons'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { Mail } from '#domain/mail/mail.ts'
import type { BackInStockUnit } from './back-in-stock.repository.ts'

export type WriteMail = (
  product: { _id: string; name: string; nameHi?: string },
  language: MailLanguage,
) => Mail

/** Nobody waits for what is deleted. True when nothing is left. */
const forgetSome = async (unit: BackInStockUnit, productId: string): Promise<boolean> => {
  const { requests, phones, isLast } = await unit.waitingFor(productId, 'all')
  for (const { id } of requests) unit.removeRequest(id)
  for (const id of phones) unit.removePhone(id)
  return isLast
}

/**
 * Answers some of a product's requests: each mail is written as its request is removed, and the note goes with the last
 * of them. Wherever it is interrupted, nobody gets two mails and nobody is forgotten. True when nothing is left to do.
 */
export const answerSome = async (
  unit: BackInStockUnit,
  { productId, write, at }: { productId: string; write: WriteMail; at: Date },
): Promise<boolean> => {
  // Another instance has done it meanwhile.
  if (!(await unit.isNoted(productId))) return true
  const product = await unit.product(productId)
  let isDone = true
  if (!product) isDone = await forgetSome(unit, productId)
  // Otherwise it has sold out again: the requests go on waiting.
  else if (product.countInStock > 0) {
    const { requests, phones, isLast } = await unit.waitingFor(productId, 'answerable')
    const { name, nameHi } = product
    const named = { _id: productId, name, ...(nameHi && { nameHi }) }
    for (const { id, email, language } of requests)
      unit.answer({ id, to: email, message: write(named, language), at })
    for (const id of phones) unit.listPhone(id)
    isDone = isLast
  }
  if (isDone) unit.forgetNote(productId)
  return isDone
}

type Confirming = { token: string; until: Date; write: WriteMail; at: Date }

/** The request is kept from now on, or answered at once where the product has come back meanwhile. */
export const confirmRequest = async (
  unit: BackInStockUnit,
  { token, until, write, at }: Confirming,
): Promise<PlainReason | undefined> => {
  const link = await unit.link({ token, at })
  if (!link) return undefined
  const { subject: id } = link
  const request = await unit.request(id)
  // Used and gone: it was answered.
  if (!request) return link.usedAt ? reason('address_confirmed_before') : undefined
  if (request.isConfirmed) return reason('address_confirmed_before')
  if (link.usedAt) return undefined
  const { productId, email, language } = request
  const product = await unit.product(productId)
  unit.useLink({ token, at })
  if (product && product.countInStock > 0) {
    const { name, nameHi } = product
    const named = { _id: productId, name, ...(nameHi && { nameHi }) }
    unit.answer({ id, to: email, message: write(named, language), at })
  } else unit.confirmRequest(id, until)
  return reason('back_in_stock_confirmed')
}
