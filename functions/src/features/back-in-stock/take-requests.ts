import { namesToCopy, type Named } from '@bartan/contract/products/names'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import {
  MAX_OPEN_REQUESTS,
  requestId,
  type BackInStockUnit,
  type RequestedVariant,
} from './back-in-stock.repository.ts'

type Asking = RequestedVariant & {
  language: MailLanguage
  /** How long a confirmed request is stored. */
  until: Date
  siteUrl: string
  at: Date
}

const tooMany = () =>
  new AppError('too_many_requests', reason('too_many_back_in_stock'), {
    retryAfterSeconds: DAY_SECONDS,
  })

/**
 * Stores the request, and mails a link to an unconfirmed address. Throws if the address has too many requests, or has
 * had its links for today.
 */
export const takeByMail = async (
  unit: BackInStockUnit,
  email: string,
  { productId, variant, language, until, siteUrl, at }: Asking,
): Promise<void> => {
  const wanted = { productId, ...(variant && { variant }) }
  const id = requestId(wanted, email)
  const requests = await unit.requestsOf(email)
  if (requests.filter((other) => other.id !== id).length >= MAX_OPEN_REQUESTS) throw tooMany()
  // Any confirmation counts: the later mail contains no one's input.
  const isConfirmed =
    requests.some((request) => request.isConfirmed) || (await unit.isConfirmedElsewhere(email))
  if (!isConfirmed && !(await unit.mailLink(id, { to: email, siteUrl, at }))) throw tooMany()
  unit.putRequest(id, { ...wanted, email, language }, { isConfirmed, until, at })
}

/** Throws if the number has too many requests: an admin writes each message by hand. */
export const takeByPhone = async (
  unit: BackInStockUnit,
  phone: Phone,
  { productId, variant, language, until, ...named }: Asking & Named,
): Promise<void> => {
  const wanted = { productId, ...(variant && { variant }) }
  const id = requestId(wanted, phone)
  const others = (await unit.phonesOf(phone)).filter((other) => other !== id)
  if (others.length >= MAX_OPEN_REQUESTS) throw tooMany()
  unit.putPhone(id, { ...wanted, name: named.name, ...namesToCopy(named), phone, language }, until)
}
