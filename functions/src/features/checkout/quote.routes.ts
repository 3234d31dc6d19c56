import { quoteOffer } from '@bartan/contract/checkout/endpoints'
import { NO_MONEY, toRupees } from '@bartan/contract/shared/money'
import { COUNTRY } from '@bartan/contract/shared/pin'
import { offerLines } from '#domain/offers/offer-lines.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { priceLines } from './price-lines.ts'
import { feesTo, type Quoting } from './quoting.ts'

/** At current prices, from the catalog in memory. */
type Products = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

/** The current price of lines, for cart page, checkout and phone order. */
export const quoteRoutes = ({ settings }: ShopContext, quoting: Quoting, products: Products) => [
  handle(quoteOffer, async ({ body: { checkoutItems, couponCode, shippingAddress }, caller }) => {
    const ids = checkoutItems.map(({ productId }) => productId)
    const [rules, known, found] = await Promise.all([
      settings(),
      quoting.find(couponCode, caller?._id),
      products([...new Set(ids)]),
    ])
    // The page shows new prices without asking; only a checkout asks.
    const wanted = checkoutItems.map((line) => ({ ...line, price: undefined }))
    const lines = priceLines(wanted, found)
    const buyer = caller && { userId: caller._id, phone: caller.phone }
    const to = { country: COUNTRY, postalCode: shippingAddress?.postalCode ?? '' }
    const feeOf = feesTo(to, rules)
    const quote = await quoting.quote(offerLines(lines, found), known, { buyer, feeOf })
    const { offer, isBetter, next } = quote
    return {
      lines: lines.map(({ productId, size, color, quantity, price }, place) => ({
        productId,
        size,
        color,
        quantity,
        price: toRupees(price),
        discount: toRupees(quote.discounts[place] ?? NO_MONEY),
      })),
      itemsPrice: toRupees(quote.itemsPrice),
      ...(offer && {
        offer: {
          id: offer._id,
          name: offer.name,
          ...(offer.code !== undefined && { code: offer.code }),
          discount: toRupees(quote.discount),
        },
      }),
      ...(isBetter && offer && { better: { name: offer.name } }),
      ...(next && { next: { name: next.offer.name, missing: toRupees(next.missing) } }),
      shippingPrice: toRupees(quote.shippingPrice),
      totalPrice: toRupees(quote.totalPrice),
    }
  }),
]
