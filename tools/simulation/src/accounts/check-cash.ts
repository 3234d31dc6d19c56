import type { AccountShop } from './account-shop.ts'
import { cashOf, openWith, receivedOf, type Model, type ModelOrder } from './model.ts'
import { inPaise } from './step.ts'

/** The whole shop: what came in, less what went out, is what holders hold, and what the shop kept. */
export const checkCash = async (
  shop: AccountShop,
  { model, told }: { model: Model; told: string },
): Promise<void> => {
  const { body } = await shop.call({ method: 'GET', path: '/api/admin/cash' })
  const rows = body['rows'] as Record<string, unknown>[]
  const orders = Object.values(model.orders)
  for (const [name, paise] of Object.entries(cashOf(orders))) {
    const inBook = rows.reduce((sum, row) => sum + inPaise(row[name]), 0)
    if (inBook !== paise)
      throw new Error(`${name} is ${inBook} in the cash book, not ${paise}\n  ${told}`)
  }
  const open = rows.reduce((sum, row) => sum + inPaise(row['open']), 0)
  const handed = rows.reduce((sum, row) => sum + inPaise(row['handedOver']), 0)
  for (const { courier, open: ofRow } of rows)
    if (inPaise(ofRow) !== openWith(model, String(courier)))
      throw new Error(
        `${String(courier)} holds ${openWith(model, String(courier))}, and the cash book says ${inPaise(ofRow)}\n  ${told}`,
      )
  const sumOf = (amountOf: (order: ModelOrder) => number) =>
    orders.reduce((sum, order) => sum + amountOf(order), 0)
  const kept = sumOf(({ advances, upi, paidBack }) => advances + upi - paidBack) + handed
  const cameIn = sumOf(receivedOf) - sumOf(({ paidBack }) => paidBack)
  if (cameIn !== open + kept)
    throw new Error(`${cameIn} came in, ${open} is held by others, ${kept} was kept`)
}
