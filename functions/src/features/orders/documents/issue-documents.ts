import { isDeepStrictEqual } from 'node:util'
import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import { ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import { NO_MONEY, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { creditLines, remainingLines, type CreditLine } from '@bartan/contract/tax/credit-lines'
import type { OrderDocument } from '#database/order-documents.ts'
import type { OrderTaxDocument, TaxDocumentDocument } from '#database/tax-document.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { buyerOf, creditDocument, saleDocument, supplyOf } from './sale-document.ts'

type Change = Pick<OrderDocument, 'taxDocuments' | 'lacksDocument'>

/** The sale's document that hasn't been fully credited. */
const currentSale = ({ taxDocuments = [] }: OrderDocument): OrderTaxDocument | undefined =>
  taxDocuments.findLast(({ kind, isCredited }) => kind !== 'credit_note' && !isCredited)

const isCredit = (document: TaxDocumentDocument): boolean => document.kind === 'credit_note'

/** That document, and its credit notes. */
const readCurrentSale = async (unit: OrderUnit, order: OrderDocument) => {
  const entry = currentSale(order)
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

/** Credits all that is left: the parcel was refused, or the sale undone. */
export const creditRest = async (
  unit: OrderUnit,
  { document: order }: StoredOrder,
  at: Date,
): Promise<Change> => {
  const read = await readCurrentSale(unit, order)
  if (!read) return order.lacksDocument ? { lacksDocument: false } : {}
  const { sale, credited } = read
  const lines = remainingLines(sale.lines, credited, supplyOf(sale))
  if (lines.length > 0) return credit(unit, order, { at, sale, lines, isWhole: true })
  return {
    taxDocuments: (order.taxDocuments ?? []).map((entry) =>
      entry.number === sale.number ? { ...entry, isCredited: true as const } : entry,
    ),
  }
}

/** Credits returned units, for their parts of the refund. */
export const creditReturn = async (
  unit: OrderUnit,
  { document: order }: StoredOrder,
  back: { lines: readonly LineUnits[]; parts: readonly Paise[]; at: Date },
): Promise<Change> => {
  if (sumPaise(back.parts) <= 0) return {}
  const read = await readCurrentSale(unit, order)
  if (!read) return {}
  const { sale } = read
  const units = back.lines.flatMap(({ quantity, ...key }, place) => {
    const of = sale.lines.findIndex(({ item }) => item && isSameLine(item, key))
    return of === -1 ? [] : [{ of, quantity, gross: back.parts[place] ?? NO_MONEY }]
  })
  const lines = creditLines(sale.lines, units, supplyOf(sale))
  return credit(unit, order, { at: back.at, sale, lines, isWhole: false })
}

const issueSale = async (
  unit: OrderUnit,
  { id, document: order }: StoredOrder,
  at: Date,
): Promise<Change> => {
  const [seller, rules, products] = await Promise.all([
    unit.seller(),
    unit.taxRules(),
    unit.products(order.lines),
  ])
  if (!seller) return { lacksDocument: true }
  const sale = saleDocument({ id, order, seller, products, ...rules, at })
  // All goods were returned before it leaves again, and its delivery was free.
  if (sale.lines.length === 0) return {}
  const issued = await unit.issue(sale, at)
  return {
    taxDocuments: [...(order.taxDocuments ?? []), issued],
    ...(order.lacksDocument && { lacksDocument: false }),
  }
}

/** Whether the document's recipient and address are still the order's; the phone may differ. */
const isUpToDate = ({ buyer }: TaxDocumentDocument, order: OrderDocument): boolean => {
  const now = buyerOf(order)
  return isDeepStrictEqual({ ...buyer, phone: now.phone }, now)
}

/** A document for another address is credited and replaced (contract §17). */
const reissue = async (unit: OrderUnit, order: StoredOrder, at: Date): Promise<Change> => {
  const read = await readCurrentSale(unit, order.document)
  if (!read || isUpToDate(read.sale, order.document)) return {}
  const credited = await creditRest(unit, order, at)
  const document = { ...order.document, ...credited }
  return { ...credited, ...(await issueSale(unit, { ...order, document }, at)) }
}

/** Issues the documents that a status change requires, in the same transaction. */
export const documentsOfStatus = async (
  unit: OrderUnit,
  order: StoredOrder,
  { to, at }: { to: OrderStatus; at: Date },
): Promise<Change> => {
  const { document } = ruleOf(to)
  if (order.document.isPractice) return {}
  if (document === 'credit') return creditRest(unit, order, at)
  if (document !== 'sale') return {}
  if (!currentSale(order.document)) return issueSale(unit, order, at)
  // Only an order still in the shop can get another address.
  return ruleOf(order.document.status).leftShop ? {} : reissue(unit, order, at)
}

/** Issues the document of a sale from before the settings had a seller. */
export const issueLacking = async (
  unit: OrderUnit,
  order: StoredOrder,
  at: Date,
): Promise<Change> => (currentSale(order.document) ? {} : issueSale(unit, order, at))
