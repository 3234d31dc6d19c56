import { checkCoupon } from '@bartan/contract/coupons/endpoints'
import { couponCode, couponKey, isCouponKey } from '@bartan/contract/coupons/rules'
import { offerCodeKey } from '@bartan/contract/offers/codes'
import { isSale, type Offer } from '@bartan/contract/offers/offer'
import { faultOfBuyer } from '@bartan/contract/offers/quote'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import { couponFault, refuseCoupon } from '#domain/coupon.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import { handle } from '#http/framework/route.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import type { ShopContext } from '../../shop-context.ts'
import { couponsRepository } from './coupons.repository.ts'

/** What is known of offers with codes. */
type Offers = {
  offerWithCode: (code: string) => Promise<Offer | undefined>
  usesOf: (
    offers: readonly Offer[],
    phone: Phone,
  ) => Promise<readonly { used: number; byPhone: number }[]>
}

/** A shopper types a code a few times; guessing one would take billions of tries. */
const TRIES = 20
const WINDOW_MS = 15 * 60 * 1000

export const couponUseCases = (
  { connect, countCall, clock }: ShopContext,
  { offerWithCode, usesOf }: Offers,
) => {
  const { find, hasOrders } = couponsRepository(connect)

  /** Codes that accounts have already found: a cart is quoted again after each change. */
  const found = createCache<true>('foundCodes', { bytesOf: () => 0 })

  /** Valid and invalid codes count alike; otherwise the limit would reveal which is valid. */
  const countTry = async (_id: string): Promise<void> => {
    const now = clock.now().getTime()
    const number = Math.floor(now / WINDOW_MS)
    const end = (number + 1) * WINDOW_MS
    const turns = { limit: TRIES, until: new Date(end) }
    if (await countCall(`coupon-${_id}-${number}`, turns)) return
    throw new AppError('too_many_requests', reason('too_many_coupon_tries'), {
      retryAfterSeconds: Math.ceil((end - now) / 1000),
    })
  }

  /** A code, whoever may use it. Counts an account's tries, except with a code that it has already found. */
  const tryCoupon = async (key: string, accountId: string | undefined) => {
    const name = `${accountId} ${key}`
    if (accountId !== undefined && !found.get(name)) await countTry(accountId)
    const coupon = isCouponKey(key) ? await find(key) : undefined
    if (coupon && accountId !== undefined) found.set(name, true)
    return coupon
  }

  return {
    tryCoupon,
    routes: [
      /** Throws if the customer can't use the code now. Placing the order checks it again. */
      handle(checkCoupon, async ({ caller, body: { code: typed } }) => {
        const key = couponKey(typed)
        await countTry(caller._id)
        const [coupon, offer, hasOrdered] = await Promise.all([
          isCouponKey(key) ? find(key) : undefined,
          offerWithCode(offerCodeKey(typed)),
          hasOrders(caller.phone),
        ])
        if (coupon) {
          refuseCoupon({ coupon, hasOrders: hasOrdered }, 'code')
          return { code: couponCode(key), percent: coupon.percent }
        }
        if (offer?.code === undefined || isSale(offer)) throw couponFault('coupon_invalid', 'code')
        const { _id, code, name } = offer
        const [uses] = await usesOf([offer], caller.phone)
        const fault = faultOfBuyer(offer, clock.now(), {
          hasOrdered,
          used: new Map([[_id, uses?.used ?? 0]]),
          usedByPhone: new Map([[_id, uses?.byPhone ?? 0]]),
        })
        if (fault) throw refuseOffer({ fault, offer }, 'code')
        return { code, name, ...(offer.kind === 'percent' && { percent: offer.percent }) }
      }),
    ],
  }
}
