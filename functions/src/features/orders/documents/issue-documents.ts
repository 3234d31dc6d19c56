import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { creditLines, remainingLines } from '@bartan/contract/tax/credit-lines'
import type { CreditLine } from '@bartan/contract/tax/credit-lines'
import type { OrderDocument } from '#database/documents.ts'
import type { OrderTaxDocument, TaxDocumentDocument } from '#database/tax-document.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { creditDocument, lacksTax, saleDocument, supplyOf } from './sale-document.ts'

/** What changes in the order. */
type Change = Pick<OrderDocument, 'taxDocuments'>

/** The sale's document that stands: nothing but parts of it were taken back. */
const standing = ({ taxDocuments = [] }: OrderDocument): OrderTaxDocument | undefined =>
  taxDocuments.findLast(({ kind, isCredited }) => kind !== 'credit_note' && !isCredited)

const isCredit = (document: TaxDocumentDocument): boolean => document.kind === 'credit_note'

/** The document that stands, and what was credited of it. */
const readStanding = async (unit: OrderUnit, order: OrderDocument) => {
  const entry = standing(order)
  if (!entry) return undefined
  const notes = (order.taxDocuments ?? []).filter(({ of }) => of === entry.number)
  const read = await unit.taxDocuments([entry, ...notes].map(({ number }) => number))
  const sale = read.find((document) => !isCredit(document))
  const credited = read
    .filter(isCredit)
    .flatMap(({ lines }) => lines.map((line): CreditLine => ({ ...line, of: line.of ?? 0 })))
  return sale && { sale, credited }
}

type Issued = { at: Date; sale: TaxDocumentDocument; lines: CreditLine[]; isWhole: boolean }

const credit = async (
  unit: OrderUnit,
  order: OrderDocument,
  { at, sale, lines, isWhole }: Issued,
): Promise<Change> => {
  const note = await unit.issue(creditDocument(sale, lines), at, sale)
  const known = (order.taxDocuments ?? []).map((entry): OrderTaxDocument =>
    isWhole && entry.number === sale.number ? { ...entry, isCredited: true } : entry,
  )
  return { taxDocuments: [...known, note] }
}

/** The whole of what is left is taken back: the parcel was refused, or the sale undone. */
export const creditRest = async (
  unit: OrderUnit,
  { document: order }: StoredOrder,
  at: Date,
): Promise<Change> => {
  const read = await readStanding(unit, order)
  if (!read) return {}
  const { sale, credited } = read
  const lines = remainingLines(sale.lines, credited, supplyOf(sale))
  if (lines.length > 0) return credit(unit, order, { at, sale, lines, isWhole: true })
  return {
    taxDocuments: (order.taxDocuments ?? []).map((entry) =>
      entry.number === sale.number ? { ...entry, isCredited: true as const } : entry,
    ),
  }
}

/** Units come back for a refund, in paise. */
export const creditReturn = async (
  unit: OrderUnit,
  { document: order }: StoredOrder,
  back: { lines: readonly (LineKey & { quantity: number })[]; refund: number; at: Date },
): Promise<Change> => {
  if (back.refund <= 0) return {}
  const read = await readStanding(unit, order)
  if (!read) return {}
  const { sale } = read
  const units = back.lines.flatMap(({ quantity, ...key }) => {
    const of = sale.lines.findIndex(({ item }) => item && isSameLine(item, key))
    return of === -1 ? [] : [{ of, quantity }]
  })
  const lines = creditLines(sale.lines, units, { ...supplyOf(sale), refund: back.refund })
  return credit(unit, order, { at: back.at, sale, lines, isWhole: false })
}

const issueSale = async (
  unit: OrderUnit,
  { id, document: order }: StoredOrder,
  at: Date,
): Promise<Change> => {
  const lacking = order.lines.filter(lacksTax)
  const [seller, products] = await Promise.all([unit.seller(), unit.products(lacking)])
  const sale = saleDocument({ id, order, seller, products, at })
  // Everything was returned before it leaves again.
  if (sale.lines.length === 0) return {}
  const issued = await unit.issue(sale, at)
  return { taxDocuments: [...(order.taxDocuments ?? []), issued] }
}

/** The documents that a change of status asks for, drawn in its very transaction. */
export const documentsOfStatus = async (
  unit: OrderUnit,
  order: StoredOrder,
  { to, at }: { to: OrderStatus; at: Date },
): Promise<Change> => {
  const { document } = ruleOf(to)
  if (document === 'credit') return creditRest(unit, order, at)
  return document === 'sale' && !standing(order.document) ? issueSale(unit, order, at) : {}
}
