import { skuKey } from '@bartan/contract/products/fields/sku'
import { namesToCopy } from '@bartan/contract/products/names'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import { daysLeft, unitsToBuy } from '@bartan/contract/reports/rules'
import type { ProductRow, StockRow } from '@bartan/contract/reports/schema'
import {
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
  toPaise,
  toRupees,
  type Rupees,
} from '@bartan/contract/shared/money'
import type { ListedStock } from '#domain/stock/variant-stock.ts'
import type { VariantSales } from './order-groups.ts'

const key = (productId: ProductId, size: string, color: string) =>
  JSON.stringify([productId, size, color])

const keyOfSku = (productId: ProductId, sku: Sku) => key(productId, skuKey(sku), 'SKU')

/** What was sold as a variant now; by its SKU, if its size or color was written otherwise then. */
const finder = (stock: readonly ListedStock[]) => {
  const variants = stock.filter(({ isWhole }) => !isWhole)
  const byVariant = new Map([
    ...variants.map((one) => [keyOfSku(one.productId, one.sku), one] as const),
    ...variants.map((one) => [key(one.productId, one.size, one.color), one] as const),
  ])
  const whole = new Map(stock.filter(({ isWhole }) => isWhole).map((one) => [one.productId, one]))
  return ({ productId, size, color, sku }: VariantSales) =>
    byVariant.get(key(productId, size, color)) ??
    byVariant.get(keyOfSku(productId, sku)) ??
    whole.get(productId)
}

/** Sales from before costs were entered are taken at today's; without either there is no margin. */
const marginOf = ({ net, cost, uncosted }: VariantSales, today: Rupees | undefined) => {
  if (uncosted > 0 && today === undefined) return {}
  const rest = today === undefined ? NO_MONEY : timesPaise(toPaise(today), uncosted)
  return { margin: toRupees(subtractPaise(net, sumPaise([cost, rest]))) }
}

/** Most revenue first. Deleted products keep the name they were sold under. */
export const productRows = (
  sold: Iterable<VariantSales>,
  stock: readonly ListedStock[],
): ProductRow[] => {
  const find = finder(stock)
  return [...sold]
    .map((line): ProductRow => {
      const now = find(line)
      const { productId, size, color, units, revenue, returned } = line
      const { cost } = now ?? {}
      return {
        productId,
        sku: now?.sku ?? line.sku,
        name: now?.name ?? line.name,
        ...namesToCopy(now ?? {}),
        size,
        color,
        units,
        revenue: toRupees(revenue),
        ...(cost !== undefined && { cost }),
        ...marginOf(line, cost),
        returned,
      }
    })
    .toSorted((one, other) => other.revenue - one.revenue || (one.sku < other.sku ? -1 : 1))
}

const isDue = ({ reorder }: StockRow) => (reorder === undefined ? 1 : 0)

const left = ({ daysLeft: days = Infinity }: StockRow) => days

/** What to buy first, the most urgent first. */
const byUrgency = (one: StockRow, other: StockRow): number => {
  if (isDue(one) !== isDue(other)) return isDue(one) - isDue(other)
  if (isDue(one) === 0 && left(one) !== left(other)) return left(one) < left(other) ? -1 : 1
  return one.name === other.name ? (one.sku < other.sku ? -1 : 1) : one.name < other.name ? -1 : 1
}

export const stockRows = (
  stock: readonly ListedStock[],
  sold: Iterable<VariantSales>,
): StockRow[] => {
  const find = finder(stock)
  const units = new Map<ListedStock, number>()
  for (const line of sold) {
    const now = find(line)
    if (now) units.set(now, (units.get(now) ?? 0) + line.units)
  }
  return stock
    .map((one): StockRow => {
      const { productId, sku, name, size, color, countInStock, cost, reorderAt } = one
      const soldIn30Days = units.get(one) ?? 0
      const days = daysLeft({ countInStock, sold: soldIn30Days })
      const reorder = unitsToBuy({ countInStock, reorderAt, sold: soldIn30Days })
      return {
        productId,
        sku,
        name,
        ...namesToCopy(one),
        size,
        color,
        countInStock,
        ...(cost !== undefined && { cost, value: toRupees(paise(toPaise(cost) * countInStock)) }),
        soldIn30Days,
        ...(days !== undefined && { daysLeft: days }),
        ...(reorderAt !== undefined && { reorderAt }),
        ...(reorder !== undefined && { reorder }),
      }
    })
    .toSorted(byUrgency)
}
