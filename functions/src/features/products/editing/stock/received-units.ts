import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Sku } from '@bartan/contract/products/product-id'
import { MAX_STOCK } from '@bartan/contract/products/stock/stock'
import { reason } from '@bartan/contract/reasons/reasons'
import { paise, toPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import type { Received, ReceivedInput } from '@bartan/contract/stock/schema'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { ProductFields } from '../product-fields.ts'
import { fieldsOfVariants } from '../variant-fields.ts'

type Line = ReceivedInput['lines'][number]

type ReceivedLine = Received['lines'][number]

/**
 * The average cost per unit after receiving, to the paisa. The first known cost is taken as is, and so is the cost if
 * no unit was left.
 */
const averageCost = (
  there: { units: number; cost: Paise | undefined },
  came: { units: number; cost: Paise | undefined },
): Paise | undefined => {
  if (came.cost === undefined) return there.cost
  if (there.cost === undefined || there.units <= 0) return came.cost
  const worth = there.units * there.cost + came.units * came.cost
  return paise(Math.round(worth / (there.units + came.units)))
}

type Stocked = { countInStock: number; cost?: Paise }

const received = <S extends Stocked>(
  stock: S,
  known: Paise | undefined,
  { quantity, cost: paid }: Line,
  path: string,
): S => {
  const countInStock = stock.countInStock + quantity
  if (countInStock > MAX_STOCK)
    throw invalidField(`${path}.quantity`, reason('stock_too_high', { max: MAX_STOCK }))
  const cost = averageCost(
    { units: stock.countInStock, cost: known },
    { units: quantity, cost: paid == null ? undefined : toPaise(paid) },
  )
  return { ...stock, countInStock, ...(paid != null && cost !== undefined && { cost }) }
}

const replyOf = (sku: Sku, quantity: number, { countInStock, cost }: Stocked): ReceivedLine => ({
  sku,
  quantity,
  countInStock,
  ...(cost !== undefined && { cost: toRupees(cost) }),
})

/**
 * A product after one received line, and the line's reply.
 *
 * @param path of the line in the call
 */
export const withReceived = (
  fields: ProductFields,
  line: Line,
  path: string,
): { fields: ProductFields; reply: ReceivedLine } => {
  const { variants, cost: ofProduct } = fields
  const key = skuKey(line.sku)
  if (!variants) {
    const after = received(fields, ofProduct, line, path)
    return { fields: after, reply: replyOf(fields.sku, line.quantity, after) }
  }
  const named = variants.find(({ sku }) => skuKey(sku) === key)
  if (!named) throw invalidField(`${path}.sku`, reason('sku_of_variant_missing', { field: 'sku' }))
  const after = received(named, named.cost ?? ofProduct, line, path)
  const cost = after.cost ?? ofProduct
  return {
    fields: {
      ...fields,
      ...fieldsOfVariants(variants.map((variant) => (variant === named ? after : variant))),
    },
    reply: replyOf(named.sku, line.quantity, { ...after, ...(cost !== undefined && { cost }) }),
  }
}

export const unknownSku = (path: string, sku: Sku): AppError => {
  const why = reason('variant_not_found', { sku })
  return new AppError('not_found', why, { fields: { [`${path}.sku`]: why } })
}
