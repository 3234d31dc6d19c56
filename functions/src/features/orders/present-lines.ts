import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { presentLine, type Stocked } from '#domain/stock/variant-stock.ts'

/** Lines of an order as their variants are written now. */
export const presentLines = <Line extends LineUnits>(
  products: ReadonlyMap<string, Stocked>,
  bought: readonly OrderLineDocument[],
  lines: readonly Line[],
): Line[] =>
  lines.map((line) => {
    const sku = bought.find((one) => isSameLine(one, line))?.sku
    return presentLine(products.get(line.productId), { sku, ...line })
  })
