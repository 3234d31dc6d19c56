import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import {
  isFault,
  isReturnOpen,
  daysToReturn,
  returnableUntil,
  unitsReturnable,
  type ReturnDecision,
  type WantedInstead,
} from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderDocument } from '#database/order-documents.ts'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

const conflict = (why: PlainReason) => new AppError('conflict', why)

const isWaiting = ({ returns = [] }: Order): boolean =>
  returns.some(({ state }) => state === 'requested')

const closedReason = (order: Order, now: Date, days: number): PlainReason => {
  const { status, deliveredAt } = order
  if (!ruleOf(status).returnable || !deliveredAt) return reason('return_not_delivered')
  if (now.toISOString() > returnableUntil(deliveredAt, days))
    return reason('return_too_late', { days })
  return reason('return_already_asked')
}

type Asked = { lines: LineUnits[]; reason: string }

/** Entries of the same line count together. */
const refuseLine = (
  order: Order,
  { lines, reason: why }: Asked,
  index: number,
  asked: LineUnits,
): void => {
  const bought = order.orderItems.find((line) => isSameLine(line, asked))
  if (!bought) throw invalidField(`lines.${index}`, reason('not_in_order'))
  const { name } = bought
  if (bought.returnable === false && !isFault(why))
    throw conflict(reason('not_returnable', { name }))
  const left = unitsReturnable(bought, order.returns, why)
  const units = lines.reduce((sum, line) => sum + (isSameLine(line, asked) ? line.quantity : 0), 0)
  if (left === 0) throw conflict(reason('already_returned', { name }))
  if (units > left) throw conflict(reason('only_returnable', { left, name }))
}

/** Throws if these units can't be returned for this reason; `returnDays` is the shop's own number of days. */
export const refuseReturn = (order: Order, asked: Asked, now: Date, returnDays: number): void => {
  const days = daysToReturn(asked.reason, returnDays)
  if (!isReturnOpen(order, now, days)) throw conflict(closedReason(order, now, days))
  for (const [index, line] of asked.lines.entries()) refuseLine(order, asked, index, line)
}

/** Throws if something is wanted instead that its product does not come in. A read of each such product. */
export const refuseWishes = async (
  unit: Pick<OrderUnit, 'products' | 'sellable'>,
  { lines }: { lines: readonly (LineUnits & { for?: WantedInstead | null | undefined })[] },
): Promise<void> => {
  const products = unit.sellable(await unit.products(lines.filter((line) => line.for)))
  for (const [index, { productId, for: wanted }] of lines.entries()) {
    if (!wanted) continue
    const product = products.get(productId)
    if (product && offerOf(product, wanted)) continue
    const { size, color } = wanted
    const why = product
      ? reason('variant_not_offered', { name: product.name, size, color })
      : reason('product_not_found')
    throw invalidField(`lines.${index}.for`, why)
  }
}

type Returned = Pick<OrderDocument, 'returns'>

/** Throws if the replacement was already sent: the returned goods pay for it. */
export const refuseSentAhead = ({ returns = [] }: Returned): void => {
  const sentAhead = returns.at(-1)?.sentAhead
  if (sentAhead)
    throw new AppError('exchange_sent', reason('exchange_sent', { number: sentAhead.number }))
}

/** Throws if the customer waits for the shop's answer. */
export const refuseOpenReturn = (order: Returned): void => {
  refuseSentAhead(order)
  if (order.returns?.some(({ state }) => state === 'requested'))
    throw new AppError('return_open', reason('return_open'))
}

/** Throws if a return keeps the order Delivered (contract §20). */
export const refuseReturns = (order: Returned): void => {
  refuseOpenReturn(order)
  if (order.returns?.some(({ state }) => state === 'accepted'))
    throw new AppError('return_decided', reason('return_decided'))
}

/** Throws while the goods that pay for this order by an exchange are not received. */
export const refuseOpenExchange = async (
  unit: Pick<OrderUnit, 'numbered'>,
  { document, order }: Pick<StoredOrder, 'document' | 'order'>,
): Promise<void> => {
  const first = document.exchangeOf && (await unit.numbered(document.exchangeOf))
  if (first && first.document.returns?.at(-1)?.sentAhead?.number === order.number)
    throw new AppError('exchange_open', reason('exchange_open', { number: first.order.number }))
}

/** Throws if an admin can't answer the return like that. */
export const refuseDecision = (order: Order, decision: ReturnDecision): void => {
  if (!isWaiting(order)) throw conflict(reason('return_not_open'))
  // Other statuses can't be reached with an open return; earlier releases could.
  if (decision !== 'declined' && !ruleOf(order.status).returnable)
    throw conflict(
      reason(isCancelled(order.status) ? 'return_of_cancelled' : 'return_not_delivered'),
    )
}
