import { loadavg } from 'node:os'
import { percentile } from '../../../bench/src/measuring/measure.ts'
import { compareBooks } from '../books/compare.ts'
import { readOrders, readProducts, stockOf } from '../books/read-books.ts'
import type { Victims } from '../people/victims.ts'
import type { Run } from '../run.ts'
import type { RunningShop } from '../start-shop.ts'
import { countOf, rowsOf, timesOf } from './print-report.ts'
import { judge } from './targets.ts'

export const log = (line: string): void => console.log(line)

/** Load average; other work on the machine makes everything slower. */
export const loadOf = (): string => (loadavg()[0] ?? 0).toFixed(1)

const keepBooks = async (run: Run, shop: RunningShop, { admin }: Victims) => {
  const call = run.quietly()
  const orders = await readOrders(call, admin.token)
  const stockNow = stockOf(await readProducts(call))
  const faults = compareBooks({
    orders,
    bought: run.bought,
    stockBefore: stockOf(run.products),
    stockNow,
  })
  const stockProgram = await shop.runProgram('check-stock')
  const sumsProgram = await shop.runProgram('check-sums')
  const soldOut = [...stockNow.values()].filter((units) => units === 0).length
  return { orders, faults, soldOut, stockProgram, sumsProgram }
}

/** Prints the results; true if every target is met. */
export const report = async (run: Run, shop: RunningShop, victims: Victims): Promise<boolean> => {
  const { peakMb, processes } = shop.memory()
  const { orders, faults, soldOut, ...programs } = await keepBooks(run, shop, victims)
  const errors = shop.errors()
  const honest = [...run.honest.values()]
  log(`\nHonest\n${rowsOf(run.honest)}\n\nAttacks\n${rowsOf(run.attacks)}\n`)
  log(
    `${run.bought.length} orders answered, ${orders.length} there; honest people: ${timesOf(run.honest)}; load ${loadOf()}`,
  )
  const refusedSales = countOf(run.honest, '409 out_of_stock')
  const refusedAddresses = countOf(run.attacks, '429 too_many_requests')
  log(
    `${soldOut} products sold out, ${refusedSales} sales refused for it; ${refusedAddresses} calls refused as too many`,
  )
  for (const text of [...run.faults, ...faults.slice(0, 20)]) log(`! ${text}`)
  for (const line of errors.lines) log(`The function logged: ${line}`)
  if (errors.count > errors.lines.length) log(`… and ${errors.count} such lines in all`)
  const targets = judge({
    peakMb,
    processes,
    p95Ms: percentile(
      honest.flatMap(({ milliseconds }) => milliseconds),
      0.95,
    ),
    honestFailures: honest.reduce((sum, { failures }) => sum + failures, 0),
    faults: run.faultCount,
    wrongBooks: faults.length,
    ...programs,
  })
  for (const { text, isMet } of targets) log(`${isMet ? 'met   ' : 'MISSED'} ${text}`)
  return targets.every(({ isMet }) => isMet)
}
