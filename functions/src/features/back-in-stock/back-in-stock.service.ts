import { reason } from '@bartan/contract/reasons/reasons'
import type { MailLanguage } from '@bartan/contract/back-in-stock/schema'
import { DAY_MS, DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

type Product = { _id: string; name: string; nameHi?: string }

type Write = (product: Product, language: MailLanguage) => Mail

type Contact = { email: string | undefined; phone: string | undefined }

type Ports = {
  requests: {
    /** Kept once per product and address or phone; an unconfirmed address is mailed a link. */
    request(
      productId: string,
      asked: Contact & { language: MailLanguage; until: Date; siteUrl: string; at: Date },
    ): Promise<'noted' | 'in stock' | 'no such product' | 'too many'>
    /** Whether the token's request is confirmed, now or before. */
    confirm(confirming: { token: string; until: Date; write: Write; at: Date }): Promise<boolean>
    /** Products that are back, whose requests wait for an answer. */
    noted(limit: number): Promise<string[]>
    /** One transaction; true when the product has no request left. */
    answerSome(answering: { productId: string; write: Write; at: Date }): Promise<boolean>
  }
  /** The shop's address, for links. */
  siteUrl: string
  clock: Clock
  log: Log
}

/** Nobody waits longer for a bucket; the request, which is personal data, then expires (TTL policy). */
const REQUEST_DAYS = 180

const PRODUCTS_AT_ONCE = 20
/** Rounds of a hundred mails each: the most that an admin who saves a product should wait for. */
const MOST_ROUNDS = 50

/** For an address, the same whether or not it is confirmed: that is nobody else's business. */
const THANKS = {
  email: reason('back_in_stock_asked_by_email'),
  phone: reason('back_in_stock_asked_by_phone'),
}

export const backInStockService = ({ requests, siteUrl, clock, log }: Ports) => {
  const write: Write = (product, language) => backInStockMail(product, language, siteUrl)

  const keepUntil = () => new Date(clock.now().getTime() + REQUEST_DAYS * DAY_MS)

  /** Answers requests in up to this many rounds; returns how many rounds were not needed. */
  const answer = async (rounds: number): Promise<number> => {
    let left = rounds
    while (left > 0) {
      const ids = await requests.noted(PRODUCTS_AT_ONCE)
      if (ids.length === 0) return left
      for (const id of ids) {
        let isDone = false
        for (; !isDone && left > 0; left--)
          isDone = await requests.answerSome({ productId: id, write, at: clock.now() })
      }
    }
    return left
  }

  return {
    request: async (
      productId: string,
      { email, phone, language }: Contact & { language: MailLanguage },
    ) => {
      const outcome = await requests.request(productId, {
        email: email?.toLowerCase(),
        phone,
        language,
        until: keepUntil(),
        siteUrl,
        at: clock.now(),
      })
      if (outcome === 'no such product')
        throw new AppError('not_found', reason('product_not_found'))
      if (outcome === 'in stock') throw new AppError('conflict', reason('product_in_stock'))
      if (outcome === 'too many')
        throw new AppError('too_many_requests', reason('too_many_back_in_stock'), {
          retryAfterSeconds: DAY_SECONDS,
        })
      return email ? THANKS.email : THANKS.phone
    },

    confirm: (token: string): Promise<boolean> =>
      requests.confirm({ token, until: keepUntil(), write, at: clock.now() }),

    /**
     * To be called after any write that may have put a sold-out product back on the shelf. It works off every note
     * there is, including those of an instance that died half-way; what fails or is too much waits for the next call.
     */
    answerRequests: async (): Promise<void> => {
      try {
        if ((await answer(MOST_ROUNDS)) === 0)
          log.warn('Back-in-stock requests are left for the next change of stock', {})
      } catch (error) {
        log.warn('Back-in-stock requests wait for the next change of stock', {
          cause: String(error),
        })
      }
    },
  }
}

export type BackInStockService = ReturnType<typeof backInStockService>
