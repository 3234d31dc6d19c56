import {
  accountOf,
  entry,
  movable,
  returnedValue,
  type Entry,
} from '@bartan/contract/orders/account'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Settings } from '@bartan/contract/settings/settings'
import {
  NO_MONEY,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import type { AccountEntryDocument } from '#domain/orders/account-source.ts'
import { deliveryTimeOf } from '#domain/orders/delivery-time-of.ts'
import type { ChangeAuthor } from '#domain/orders/order-history.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import { withCurrentPrices, type Pricing } from '#domain/stock/with-current-price.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { exchangedGoods, type Exchanged } from './exchanged-lines.ts'
import { refundParts } from './refund.ts'

type NewExchange = {
  id: string
  exchanged: readonly Exchanged[]
  /** Of the order that they are of. */
  entries: AccountEntryDocument[]
  products: ReadonlyMap<ProductId, ProductDocument>
  settings: Pick<Settings, 'pinRules' | 'closure'>
  pricing: Pricing
  by: ChangeAuthor
  at: Date
}

/** What an order charges for returned units that were worth this before any write-off. */
export const chargedToday = (
  { totalPrice, refunded = NO_MONEY }: Pick<OrderDocument, 'totalPrice' | 'refunded'>,
  entries: readonly AccountEntryDocument[],
  worth: Paise,
): Paise => returnedValue(entries, worth, subtractPaise(totalPrice, refunded))

/**
 * Places the replacement order for the same customer and address. Returns what moved to it, and the entry by which the
 * caller takes that out of the other order's account.
 */
export const placeExchange = async (
  unit: OrderUnit,
  { document: before, order }: StoredOrder,
  { id, exchanged, entries, products, settings, pricing, by, at }: NewExchange,
): Promise<{ moved: { number: OrderNumber; amount: Paise }; credit: Entry }> => {
  const worths = refundParts(
    before,
    exchanged.map(({ back }) => back),
  )
  const sellable = withCurrentPrices(unit.sellable(products), pricing)
  const { lines, prices } = exchangedGoods(exchanged, {
    worths,
    bought: before.lines,
    products: sellable,
  })
  const short = shortLines(lines, (productId) => sellable.get(productId))
  if (short.length > 0) throw outOfStock(short)
  const value = chargedToday(before, entries, sumPaise(worths))
  const amount = movable(accountOf(before.status, entries), value, prices.totalPrice)
  const { buyerGstin, buyerName, language, isOwnerGone, isPractice, whatsapp } = before
  const { userId, user, shippingAddress } = before
  const placed = await unit.place(id, {
    checkoutId: id,
    exchangeOf: order.number,
    userId,
    user,
    isOwnerGone,
    isPractice: isPractice ?? false,
    lines,
    shippingAddress,
    buyerGstin,
    buyerName,
    language,
    ...(whatsapp && { consent: whatsapp }),
    shippingPrice: NO_MONEY,
    ...prices,
    ahead: entry('exchange', amount, { order: order.number }),
    deliveryTime: deliveryTimeOf(shippingAddress, settings),
    by,
    at,
    known: products,
  })
  const { number } = placed.order
  return {
    moved: { number, amount },
    credit: entry('exchange', timesPaise(amount, -1), { order: number }),
  }
}
