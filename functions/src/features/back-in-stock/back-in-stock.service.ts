import type { ProductId } from '@bartan/contract/products/product-id'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import { isForSale, lineKeyOf, type Sellable } from '#domain/stock/sellable.ts'
import type { ShopContext } from '../../shop-context.ts'
import { answerBatch, confirmRequest, isBack, type WriteMail } from './answer-requests.ts'
import { backInStockMail } from './back-in-stock-mail.ts'
import { backInStockRepository } from './back-in-stock.repository.ts'
import { takeByMail, takeByPhone } from './take-requests.ts'

type Contact = { email?: string | undefined; phone?: Phone | undefined }

type Choice = { size: string; color: string }

/** Throws if the variant doesn't exist. Without a choice, any variant counts. */
const chosenVariant = (product: Sellable, { size, color }: Choice): Choice | undefined => {
  if (!product.variants || (size === '' && color === '')) return undefined
  lineKeyOf(product, { size, color })
  return { size, color }
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

export const backInStockService = ({ connect, settings, siteUrl, clock, log }: ShopContext) => {
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

  return {
    request: async (
      productId: ProductId,
      { email, phone, language, size, color }: Contact & Choice & { language: MailLanguage },
    ) => {
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

    /** Undefined if the token is invalid. */
    confirm: async (token: string): Promise<PlainReason | undefined> => {
      const write = await writer()
      const confirming = { token, until: keepUntil(), write, at: clock.now() }
      return transact([], (unit) => confirmRequest(unit, confirming))
    },

    /**
     * Call after any write that may put a sold-out product back in stock. Also handles records left by an instance that
     * stopped; what fails or exceeds the limit waits for the next call.
     */
    answerRequests: async (): Promise<void> => {
      try {
        if ((await answer(MAX_ROUNDS)) === 0)
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
