import { requestBackInStock } from '@bartan/contract/back-in-stock/endpoints'
import { namesToCopy, type Named } from '@bartan/contract/products/names'
import { variantOf } from '@bartan/contract/products/variants'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS, DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import { isForSale, lineKeyOf, type Sellable } from '#domain/stock/sellable.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { answerBatch, confirmRequest, isBack, type WriteMail } from './answer-requests.ts'
import { backInStockMail } from './back-in-stock-mail.ts'
import {
  backInStockRepository,
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
const takeByMail = async (
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
const takeByPhone = async (
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

type Choice = { size: string; color: string }

/** Throws if the variant doesn't exist. Without a choice, any variant counts. */
const chosenVariant = (product: Sellable, { size, color }: Choice): RequestedVariant['variant'] => {
  if (!product.variants || (size === '' && color === '')) return undefined
  lineKeyOf(product, { size, color })
  const sku = variantOf(product.variants, { size, color })?.sku
  return { size, color, ...(sku !== undefined && { sku }) }
}

/** A request is personal data, and expires after this time (TTL policy). */
const REQUEST_DAYS = 180

const PRODUCTS_PER_ROUND = 20
/** Rounds of a hundred mails: the most that an admin who saves a product waits for. */
const MAX_ROUNDS = 50

/** The same reply for confirmed and unconfirmed addresses, so that it reveals nothing to strangers. */
const THANKS = {
  email: reason('back_in_stock_asked_by_email'),
  phone: reason('back_in_stock_asked_by_phone'),
}

export const backInStockUseCases = ({ connect, settings, siteUrl, clock, log }: ShopContext) => {
  const { transact, noted } = backInStockRepository(connect)

  const writer = async (): Promise<WriteMail> => {
    const shop = await settings()
    return (product, language) => backInStockMail(product, language, { siteUrl, shop })
  }

  const keepUntil = () => new Date(clock.now().getTime() + REQUEST_DAYS * DAY_MS)

  /** Answers requests in up to this many rounds; returns the unused rounds. */
  const answer = async (rounds: number): Promise<number> => {
    let left = rounds
    const write = await writer()
    while (left > 0) {
      const ids = await noted(PRODUCTS_PER_ROUND)
      if (ids.length === 0) return left
      for (const id of ids) {
        let isDone = false
        for (; !isDone && left > 0; left--)
          isDone = await transact([], (unit) =>
            answerBatch(unit, { productId: id, write, at: clock.now() }),
          )
      }
    }
    return left
  }

  /** Undefined if the token is invalid. */
  const confirm = async (token: string): Promise<PlainReason | undefined> => {
    const write = await writer()
    const confirming = { token, until: keepUntil(), write, at: clock.now() }
    return transact([], (unit) => confirmRequest(unit, confirming))
  }

  /**
   * Call after any write that may put a sold-out product back in stock. Also handles records left by an instance that
   * stopped; what fails or exceeds the limit waits for the next call.
   */
  const answerRequests = async (): Promise<void> => {
    try {
      if ((await answer(MAX_ROUNDS)) === 0)
        log.warn('Back-in-stock requests are left for the next change of stock', {})
    } catch (error) {
      log.warn('Back-in-stock requests wait for the next change of stock', { cause: String(error) })
    }
  }

  return {
    answerRequests,
    confirm,
    routes: [
      handle(
        requestBackInStock,
        async ({ params: { id: productId }, body: { email, phone, language, size, color } }) => {
          const until = keepUntil()
          // Checks the stock in the same transaction, so that no request is stored just after the mails were sent.
          return transact([], async (unit, keep) => {
            const product = await unit.product(productId)
            if (!product || !isForSale(product))
              throw new AppError('not_found', reason('product_not_found'))
            const variant = chosenVariant({ _id: productId, ...product }, { size, color })
            if (isBack(product, variant)) throw new AppError('conflict', reason('product_in_stock'))
            const asking = { productId, variant, language, until, siteUrl, at: clock.now() }
            if (email) await takeByMail(unit, email.toLowerCase(), asking)
            if (phone) await takeByPhone(unit, phone, { ...product, ...asking })
            return keep.reply(email ? THANKS.email : THANKS.phone)
          })
        },
      ),
    ],
  }
}
