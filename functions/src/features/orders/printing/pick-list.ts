import type { OrderLine } from '@bartan/contract/orders/schema'
import { choiceName } from '@bartan/contract/products/names'
import { NO_SKU, type Sku } from '@bartan/contract/products/product-id'
import type { OrderNumber } from '@bartan/contract/shared/order-number'

/** Units of one variant for several parcels. */
export type Pick = {
  sku: Sku
  name: string
  choice: string
  quantity: number
  numbers: string[]
}

/** Natural order: A-2 before A-10. */
const natural = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true })

type Packed = { number: OrderNumber; orderItems: readonly OrderLine[] }

/** What to fetch from the shelves for all parcels together, by SKU. */
export const pickList = (orders: readonly Packed[]): Pick[] => {
  const picks = new Map<string, Pick>()
  for (const { number, orderItems } of orders)
    for (const line of orderItems) {
      const { sku = NO_SKU, name, productId, size, color, quantity } = line
      const key = sku || [productId, size, color].join('\n')
      const { quantity: sum = 0, numbers = [] } = picks.get(key) ?? {}
      picks.set(key, {
        sku,
        name,
        choice: choiceName(line),
        quantity: sum + quantity,
        numbers: [...numbers, number],
      })
    }
  return [...picks.values()].sort(
    (one, other) => natural(one.sku, other.sku) || natural(one.name, other.name),
  )
}
