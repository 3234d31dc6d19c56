import type { MailLanguage } from '@bartan/contract/back-in-stock'
import { TEXTS } from '@bartan/contract/texts'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Mail } from '../../rules/mail.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

type Product = { _id: string; name: string; nameHi?: string }

type Ports = {
  requests: {
    /** Kept once per product and address. */
    request(
      productId: string,
      asked: { email: string; language: MailLanguage; until: Date },
    ): Promise<'noted' | 'in stock' | 'no such product'>
    /** Products that are back, whose requests wait for an answer. */
    noted(limit: number): Promise<string[]>
    /** One transaction; true when the product has no request left. */
    answerSome(
      productId: string,
      write: (product: Product, language: MailLanguage) => Mail,
    ): Promise<boolean>
  }
  /** The shop's address, for links; '' if it has none that others could open. */
  siteUrl: string
  clock: Clock
  log: Log
}

/** Nobody waits longer for a bucket; the request, which is personal data, then expires (TTL policy). */
const REQUEST_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

const PRODUCTS_AT_ONCE = 20
/** Rounds of a hundred mails each: the most that an admin who saves a product should wait for. */
const MOST_ROUNDS = 50

const THANKS = 'We will write to you once, when it is back in stock.'

export const backInStockService = ({ requests, siteUrl, clock, log }: Ports) => {
  const write = (product: Product, language: MailLanguage) =>
    backInStockMail(product, language, siteUrl)

  /** Answers requests in up to this many rounds; returns how many rounds were not needed. */
  const answer = async (rounds: number): Promise<number> => {
    let left = rounds
    while (left > 0) {
      const ids = await requests.noted(PRODUCTS_AT_ONCE)
      if (ids.length === 0) return left
      for (const id of ids) {
        let isDone = false
        for (; !isDone && left > 0; left--) isDone = await requests.answerSome(id, write)
      }
    }
    return left
  }

  return {
    request: async (
      productId: string,
      { email, language }: { email: string; language: MailLanguage },
    ) => {
      const until = new Date(clock.now().getTime() + REQUEST_DAYS * DAY_MS)
      const asked = { email: email.toLowerCase(), language, until }
      const outcome = await requests.request(productId, asked)
      if (outcome === 'no such product') throw new AppError('not_found', TEXTS.productNotFound)
      if (outcome === 'in stock')
        throw new AppError('conflict', 'This product is in stock. You can order it now.')
      return { message: THANKS }
    },

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
