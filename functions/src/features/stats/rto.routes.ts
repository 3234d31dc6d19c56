import { namesToCopy } from '@bartan/contract/products/names'
import { asProductId } from '@bartan/contract/products/product-id'
import { stateOfPrefix } from '@bartan/contract/shared/pin'
import { dayOf, monthBefore } from '@bartan/contract/shared/shop-day'
import { getRto } from '@bartan/contract/stats/endpoints'
import { MAX_RTO_MONTHS } from '@bartan/contract/stats/rules'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { rtoRepository } from './rto.repository.ts'

type Counts = { delivered?: number; refused?: number }

const MAX_ROWS = 50

const rated = ({ delivered = 0, refused = 0 }: Counts) => ({
  delivered,
  refused,
  rate: refused === 0 ? 0 : Math.round((refused * 1000) / (refused + delivered)) / 10,
})

const sumOf = (counts: readonly (Counts | undefined)[]): Counts => ({
  delivered: counts.reduce((sum, one) => sum + (one?.delivered ?? 0), 0),
  refused: counts.reduce((sum, one) => sum + (one?.refused ?? 0), 0),
})

type Row = { key: string } & ReturnType<typeof rated>

const mostRefused = (one: Row, other: Row): number =>
  other.refused - one.refused || other.rate - one.rate || one.key.localeCompare(other.key)

const rowsOf = (months: readonly (Record<string, Counts> | undefined)[]): Row[] => {
  const keys = new Set(months.flatMap((month) => Object.keys(month ?? {})))
  return [...keys]
    .map((key) => ({ key, ...rated(sumOf(months.map((month) => month?.[key]))) }))
    .filter(({ refused }) => refused > 0)
    .toSorted(mostRefused)
    .slice(0, MAX_ROWS)
}

/** Refused parcels ("returned to origin"). */
export const rtoRoutes = ({ connect, namesOf, clock }: ShopContext) => {
  const { months } = rtoRepository(connect)

  return [
    handle(getRto, async ({ query: { months: count = MAX_RTO_MONTHS } }) => {
      const last = dayOf(clock.now()).slice(0, 7)
      const shown = Array.from({ length: count }, (_, index) =>
        monthBefore(last, count - 1 - index),
      )
      const known = await months(shown[0] ?? last, last)
      const byMonth = new Map(known.map(({ month, all }) => [month, all]))
      const products = rowsOf(known.map((month) => month.products))
      const names = await namesOf(products.map(({ key }) => key))
      return {
        ...rated(sumOf([...byMonth.values()])),
        months: shown.map((month) => ({ month, ...rated(byMonth.get(month) ?? {}) })),
        pins: rowsOf(known.map((month) => month.pins)).map(({ key, ...counts }) => {
          const state = stateOfPrefix(key)
          return { prefix: key, ...(state && { state }), ...counts }
        }),
        products: products.map(({ key, ...counts }) => {
          const named = names.get(key)
          return {
            _id: asProductId(key),
            ...(named && { name: named.name, ...namesToCopy(named) }),
            ...counts,
          }
        }),
      }
    }),
  ]
}
