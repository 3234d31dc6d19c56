import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { StoredOrder } from './stored.ts'

/** The day in the middle of the year on which all products' tax rates change, at midnight in India. */
export const RATES_CHANGE_ON = '2026-09-22'
export const RATE_BEFORE = 18
export const RATE_AFTER = 5

export type StoredTaxDocument = {
  number: string
  kind: string
  series: string
  year: string
  sequence: number
  /** In milliseconds. */
  date: number
  orderId: string
  of?: { number: string }
  lines: {
    gross: number
    rate: number
    taxable: number
    cgst: number
    sgst: number
    igst: number
  }[]
  totals: { taxable: number; cgst: number; sgst: number; igst: number; total: number }
}

type Documents = ReadonlyMap<string, StoredTaxDocument>
type Say = (fault: string) => void

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Rounds half up with integers only. */
const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** Checks gross = taxable + tax by the contract's rule, recomputed with fractions. */
const checkLine = (number: string, line: StoredTaxDocument['lines'][number], say: Say) => {
  const { gross, rate, taxable, cgst, sgst, igst } = line
  const [paid, percent] = [BigInt(gross), BigInt(rate)]
  const half = halfUp(paid * percent, 2n * (100n + percent))
  const whole = halfUp(paid * percent, 100n + percent)
  const isRight =
    igst > 0 || (cgst === 0 && sgst === 0)
      ? igst === whole && taxable === gross - igst
      : cgst === half && sgst === half && taxable === gross - 2 * half
  if (!isRight) say(`document ${number}: ${JSON.stringify(line)} is not how ${gross} is taxed`)
}

const checkDocument = (document: StoredTaxDocument, all: Documents, say: Say): void => {
  const { number, kind, lines, totals, date, of } = document
  const isCredit = kind === 'credit_note'
  const sale = of && [...all.values()].find((one) => one.number === of.number)
  // A credit note has its sale's tax rate, whatever the current rate is.
  const day = dayOf(new Date(isCredit ? (sale?.date ?? date) : date))
  const rate = day < RATES_CHANGE_ON ? RATE_BEFORE : RATE_AFTER
  for (const line of lines) {
    if (line.rate !== rate) say(`document ${number} of ${day} is taxed by ${line.rate} %`)
    if (!isCredit) checkLine(number, line, say)
  }
  for (const field of ['taxable', 'cgst', 'sgst', 'igst'] as const)
    if (sum(lines.map((line) => line[field])) !== totals[field])
      say(`document ${number}: its ${field} does not add up`)
  if (sum(lines.map(({ gross }) => gross)) !== totals.total)
    say(`document ${number}: its lines do not add up to ${totals.total}`)
}

/** Checks that numbers have no gap, and that each order's documents add up to what was paid. */
export const checkDocuments = (
  all: Documents,
  orders: ReadonlyMap<string, StoredOrder>,
  say: Say,
): void => {
  const series = Map.groupBy(all.values(), ({ year, series: name }) => `${year} ${name}`)
  for (const [name, documents] of series) {
    const numbers = documents.map(({ sequence }) => sequence).sort((one, other) => one - other)
    if (numbers.some((sequence, place) => sequence !== place + 1))
      say(`series ${name} has a gap or a number twice: ${numbers.join(' ')}`)
  }
  const byOrder = Map.groupBy(all.values(), ({ orderId }) => orderId)
  for (const document of all.values()) checkDocument(document, all, say)
  for (const [id, order] of orders) {
    const documents = byOrder.get(id) ?? []
    const billed = sum(
      documents.map(({ kind, totals }) => (kind === 'credit_note' ? -1 : 1) * totals.total),
    )
    const { status, totalPrice, refunded = 0 } = order
    const owed = ruleOf(status).leftShop && !isCancelled(status) ? totalPrice - refunded : 0
    // An order that went back to the shelf keeps its document until it leaves again.
    const isOpen = documents.length > 0 && !ruleOf(status).leftShop && !isCancelled(status)
    if (!isOpen && billed !== owed)
      say(`order ${id}: ${status}, its documents come to ${billed}, and it has paid ${owed}`)
  }
}
