import { randomUUID } from 'node:crypto'
import { placePhoneOrder } from '@bartan/contract/checkout/endpoints'
import { entry } from '@bartan/contract/orders/account'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { NO_MONEY, toPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import { offerLines } from '#domain/offers/offer-lines.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import { deliveryTimeOf } from '#domain/orders/delivery-time-of.ts'
import { refuseBuyer } from '#domain/orders/refuse-buyer.ts'
import { withCurrentPrices } from '#domain/stock/with-current-price.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { phoneOrderTransactions } from './phone-order-unit.repository.ts'
import { priceLines } from './price-lines.ts'
import { chargedQuote, COUPON_FIELD, feesTo, isLimited, type Quoting } from './quoting.ts'

type HasAccount = (userId: string) => Promise<boolean>

const advanceEntry = ({ amount, via, reference }: AdvanceInput) =>
  entry('advance', toPaise(amount), { via, ...(reference && { reference }) })

const refuseAdvance = (advance: AdvanceInput | null | undefined, totalPrice: Paise): void => {
  if (advance && toPaise(advance.amount) > totalPrice)
    throw new AppError(
      'more_than_total',
      reason('more_than_total', { amount: toRupees(totalPrice) }),
    )
}

export const phoneOrderRoutes = (
  { connect, settings, pricing, productsChanged, clock }: ShopContext,
  quoting: Quoting,
  hasAccount: HasAccount,
) => [
  handle(
    placePhoneOrder,
    async ({
      body: {
        key = randomUUID(),
        userId = '',
        customer,
        orderItems,
        shippingAddress,
        advance,
        couponCode,
        buyerGstin,
        buyerName,
        language,
        whatsapp,
      },
      caller: by,
    }) => {
      if (userId !== '' && !(await hasAccount(userId)))
        throw new AppError('not_found', reason('user_not_found'), {
          fields: { userId: reason('user_not_found') },
        })
      const productIds = [...new Set(orderItems.map(({ productId }) => productId))].sort()
      const at = clock.now()
      // Phone orders are taken even while the shop is closed: the admin on the phone decides.
      const rules = await settings()
      refuseBuyer({ buyerGstin, buyerName }, rules.legal)
      const deliveryTime = deliveryTimeOf(shippingAddress, rules)
      const id = `phone-${key}`
      const [running, offers] = await Promise.all([pricing(), quoting.find(couponCode)])
      // Uses count by the recipient's phone, first orders by the account, if there is one.
      const buyer = { userId, phone: shippingAddress.phone }
      const feeOf = feesTo(shippingAddress, rules)
      const locks = [
        ...productIds.map(lockOf.product),
        ...(userId ? [lockOf.customer(userId)] : []),
        ...offers.offers.filter(isLimited).map(({ _id }) => lockOf.offer(_id)),
      ]
      const order = await phoneOrderTransactions(connect)(locks, async (unit, keep) => {
        const asked = {
          orderItems,
          shippingAddress,
          advance: advance ? toPaise(advance.amount) : NO_MONEY,
        }
        const placed = await unit.placed(id, asked)
        if (placed) return keep.reply(placed)
        const products = withCurrentPrices(await unit.products(productIds), running)
        const lines = priceLines(orderItems, products)
        const quoted = await quoting.quote(offerLines(lines, products), offers, { buyer, feeOf })
        const quote = chargedQuote(lines, quoted, buyer)
        if (await unit.isRefused(quote)) throw refuseOffer({ fault: 'offer_used_up' }, COUPON_FIELD)
        refuseAdvance(advance, quote.totalPrice)
        const wanted = {
          ...quote,
          checkoutId: id,
          userId,
          user: customer,
          shippingAddress,
          buyerGstin,
          buyerName,
          language,
          whatsapp: whatsapp ?? undefined,
          ahead: advance ? advanceEntry(advance) : undefined,
          deliveryTime,
          by,
          at,
        }
        return keep.reply(await unit.place(id, wanted))
      })
      await productsChanged(productIds)
      return order
    },
  ),
]
