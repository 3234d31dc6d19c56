import type { CustomerRow, PlaceRow } from '@bartan/contract/reports/schema'
import {
  NO_MONEY,
  paise,
  sumPaise,
  timesPaise,
  toRupees,
  type Paise,
} from '@bartan/contract/shared/money'
import type { OrderRow } from '#domain/orders/order-rows.ts'
import type { SoldLine } from '#domain/orders/sale-of.ts'

/** Groups a report's orders as they are read, keeping only the groups in memory. */

/** Sales of a variant. Paise. */
export type VariantSales = Omit<SoldLine, 'net' | 'cost'> & {
  at: number
  /** Of the units that were kept: what they brought without tax, and cost. */
  net: Paise
  cost: Paise
  /** Kept units of sales without a cost. */
  uncosted: number
}

/** Rows of earlier versions know neither tax nor cost. */
const netOf = ({ net, revenue, units, returned }: SoldLine): Paise =>
  net ?? paise(Math.round((revenue * (units - returned)) / units))

const variantKey = ({
  productId,
  size,
  color,
}: Pick<SoldLine, 'productId' | 'size' | 'color'>): string =>
  JSON.stringify([productId, size, color])

export const groupVariants = () => {
  // Bounded by the variants that are sold.
  const groups = new Map<string, VariantSales>()
  return {
    groups,
    add: ({ at, lines }: OrderRow): void => {
      for (const line of lines) {
        const key = variantKey(line)
        const known = groups.get(key)
        // It has the name of its latest sale.
        const named = known && known.at > at ? known : { ...line, at }
        const kept = line.units - line.returned
        groups.set(key, {
          ...named,
          sku: named.sku || known?.sku || line.sku,
          units: (known?.units ?? 0) + line.units,
          revenue: sumPaise([known?.revenue ?? NO_MONEY, line.revenue]),
          returned: (known?.returned ?? 0) + line.returned,
          net: sumPaise([known?.net ?? NO_MONEY, netOf(line)]),
          cost: sumPaise([known?.cost ?? NO_MONEY, timesPaise(line.cost ?? NO_MONEY, kept)]),
          uncosted: (known?.uncosted ?? 0) + (line.cost === undefined ? kept : 0),
        })
      }
    },
  }
}

type Place = { state: string; pin3: string; orders: number; revenue: Paise; refused: number }

const byRevenue = <T extends { revenue: number }>(
  one: T,
  other: T,
  [a, b]: readonly [string, string],
): number => other.revenue - one.revenue || (a < b ? -1 : 1)

export const groupPlaces = () => {
  // Bounded by the thousand PIN prefixes and their states.
  const groups = new Map<string, Place>()
  return {
    add: ({ state, pin3, total, isRefused }: OrderRow): void => {
      const key = JSON.stringify([state, pin3])
      const none: Place = { state, pin3, orders: 0, revenue: NO_MONEY, refused: 0 }
      const { orders, revenue, refused } = groups.get(key) ?? none
      groups.set(key, {
        state,
        pin3,
        orders: orders + (isRefused ? 0 : 1),
        revenue: isRefused ? revenue : sumPaise([revenue, total]),
        refused: refused + (isRefused ? 1 : 0),
      })
    },
    rows: (): PlaceRow[] =>
      [...groups.values()]
        .toSorted((one, other) => byRevenue(one, other, [one.pin3, other.pin3]))
        .map((place) => ({ ...place, revenue: toRupees(place.revenue) })),
  }
}

type Customer = { phone: string; name: string; orders: number; revenue: Paise; last: number }

export const groupCustomers = () => {
  // Bounded by the customers of a year.
  const groups = new Map<string, Customer>()
  return {
    phones: (): string[] => [...groups.keys()],
    /** Leaves out refused parcels, and rows of deleted customers. */
    add: ({ at, phone, name, total, isRefused }: OrderRow): void => {
      if (isRefused || phone === '') return
      const known = groups.get(phone)
      const isLater = !known || at >= known.last
      groups.set(phone, {
        phone,
        name: isLater ? name : known.name,
        orders: (known?.orders ?? 0) + 1,
        revenue: sumPaise([known?.revenue ?? NO_MONEY, total]),
        last: isLater ? at : known.last,
      })
    },
    rows: (): CustomerRow[] =>
      [...groups.values()]
        .toSorted((one, other) => byRevenue(one, other, [one.phone, other.phone]))
        .map(({ phone, name, orders, revenue, last }) => ({
          phone,
          name,
          orders,
          revenue: toRupees(revenue),
          last: new Date(last).toISOString(),
        })),
  }
}
