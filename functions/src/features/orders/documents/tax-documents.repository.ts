import {
  paise,
  NO_MONEY,
  subtractPaise,
  sumPaise,
  type Paise,
  toRupees,
} from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { stateCodeOf } from '@bartan/contract/shared/states'
import { documentNumber, plainNumber } from '@bartan/contract/tax/document-number'
import { financialYearOf, monthOf } from '@bartan/contract/tax/financial-year'
import type { ReturnDocument } from '@bartan/contract/tax/return-document'
import { SALE_KINDS } from '@bartan/contract/tax/rules'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { pagesOf } from '#database/pages-of.ts'
import type {
  OrderTaxDocument,
  TaxDocumentDocument,
  TaxSeller,
  TaxDocumentLine,
} from '#database/tax-document.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Unnumbered } from './sale-document.ts'

/** GSTR-1's code for goods that leave the country. */
const OTHER_COUNTRY = '96'

const amountsOf = ({
  taxable,
  cgst,
  sgst,
  igst,
}: Pick<TaxDocumentLine, 'taxable' | 'cgst' | 'sgst' | 'igst'>) => ({
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
  igst: toRupees(igst),
})

const toLine = (line: TaxDocumentLine): TaxDocument['lines'][number] => ({
  name: line.name,
  ...(line.variant !== undefined && { variant: line.variant }),
  hsn: line.hsn,
  quantity: line.quantity,
  unitPrice: toRupees(line.unitPrice ?? paise(Math.round(line.gross / line.quantity))),
  discount: toRupees(line.discount ?? NO_MONEY),
  gross: toRupees(line.gross),
  rate: line.rate,
  ...amountsOf(line),
})

/** A document in its wire shape: rupees and ISO times. */
const toTaxDocument = (document: TaxDocumentDocument): TaxDocument => {
  const { number, kind, of, totals, placeOfSupply, order, seller, buyer } = document
  const { paidAhead = NO_MONEY } = document
  return {
    number,
    kind,
    date: document.date.toDate().toISOString(),
    ...(of && { of: of.number, ofDate: of.date.toDate().toISOString() }),
    order,
    seller,
    buyer,
    placeOfSupply,
    placeOfSupplyCode: stateCodeOf(placeOfSupply) ?? OTHER_COUNTRY,
    reverseCharge: false,
    lines: document.lines.map(toLine),
    totals: { ...amountsOf(totals), total: toRupees(totals.total) },
    paidAhead: toRupees(paidAhead),
    toPay: kind === 'credit_note' ? NO_MONEY : toRupees(subtractPaise(totals.total, paidAhead)),
  }
}

/** The seller in the current settings; undefined if they name none. */
export type Seller = () => Promise<TaxSeller | undefined>

/** Reads and writes for issuing documents, in the transaction that requires them. */
export const taxDocumentUnit = (database: Database, work: UnitOfWork, seller: Seller) => {
  const { taxDocuments, taxSeries, timestamp } = database
  /**
   * The last number of each series issued by this job, which it can't read yet: two orders may leave in one parcel.
   * Bounded by the few series of a year.
   */
  const drawn = new Map<string, number>()
  return {
    seller,

    /** The current settings for the tax of goods and delivery. */
    taxRules: async () => {
      const { rateChanges: changes, legal } = await database.currentSettings()
      return { changes, deliveryRate: legal.deliveryRate }
    },

    taxDocuments: async (numbers: string[]): Promise<TaxDocumentDocument[]> => {
      const read = await work.readAll(numbers.map((one) => taxDocuments.doc(plainNumber(one))))
      return read.flatMap((snapshot) => snapshot.data() ?? [])
    },

    /**
     * Issues the next number of the series. Counter and document are written together, so that no number is lost or
     * used twice.
     */
    issue: async (
      { series, ...document }: Unnumbered,
      at: Date,
      sale?: TaxDocumentDocument,
    ): Promise<OrderTaxDocument> => {
      const year = financialYearOf(at)
      const counter = taxSeries.doc(`${year}-${series}`)
      const last = drawn.get(counter.id) ?? (await work.read(counter))?.last ?? 0
      const sequence = last + 1
      drawn.set(counter.id, sequence)
      const number = documentNumber(year, series, sequence)
      const date = timestamp(at)
      work.set(counter, { last: sequence })
      work.createNext(taxDocuments.doc(plainNumber(number)), {
        ...document,
        number,
        series,
        year,
        sequence,
        month: monthOf(at),
        date,
        ...(sale && { of: { number: sale.number, date: sale.date, total: sale.totals.total } }),
      })
      const { cgst, sgst, igst } = document.totals
      const tax = sumPaise([cgst, sgst, igst])
      return { number, kind: document.kind, date, tax, ...(sale && { of: sale.number }) }
    },
  }
}

const toReturnDocument = ({ date, ...document }: TaxDocumentDocument): ReturnDocument => ({
  ...document,
  day: dayOf(date.toDate()),
})

/** Credit notes of earlier versions lack their invoice's total: a read for each that it matters to. */
const withInvoiceTotals = async (
  connect: Connect,
  documents: ReturnDocument[],
): Promise<ReturnDocument[]> => {
  const totals = new Map(documents.map(({ number, totals: { total } }) => [number, total]))
  const lacking = documents.flatMap(({ of, isInterState, buyer }) =>
    of && of.total === undefined && isInterState && !buyer.gstin && !totals.has(of.number)
      ? [of.number]
      : [],
  )
  if (lacking.length > 0) {
    const { firestore, taxDocuments } = await connect()
    const ids = [...new Set(lacking)].map((number) => taxDocuments.doc(plainNumber(number)))
    for (const one of await firestore.getAll(...ids)) {
      const invoice = one.data() as TaxDocumentDocument | undefined
      if (invoice) totals.set(invoice.number, invoice.totals.total)
    }
  }
  return documents.map((document) => {
    const { of } = document
    return of ? { ...document, of: { ...of, total: of.total ?? totals.get(of.number) } } : document
  })
}

/** A month of a large shop has thousands. */
const PAGE = 300

const pagesOfMonth = async function* (
  connect: Connect,
  month: string,
): AsyncGenerator<TaxDocumentDocument[]> {
  const { taxDocuments } = await connect()
  for await (const page of pagesOf(taxDocuments.where('month', '==', month), { size: PAGE }))
    yield page.map((snapshot) => snapshot.data())
}

export const taxDocumentsRepository = (connect: Connect) => ({
  find: async (number: string): Promise<TaxDocument | undefined> => {
    const id = plainNumber(number)
    if (!isDocumentId(id)) return undefined
    const { taxDocuments } = await connect()
    const document = (await taxDocuments.doc(id).get()).data()
    return document && toTaxDocument(document)
  },

  /** The existing ones, in the order of the numbers; one read each. */
  findAll: async (numbers: readonly string[]): Promise<TaxDocument[]> => {
    const ids = numbers.map(plainNumber).filter(isDocumentId)
    if (ids.length === 0) return []
    const { firestore, taxDocuments } = await connect()
    const found = await firestore.getAll(...ids.map((id) => taxDocuments.doc(id)))
    return found.flatMap((one) =>
      one.exists ? [toTaxDocument(one.data() as TaxDocumentDocument)] : [],
    )
  },

  /** Two sums from an index, without reading documents. Index: taxDocuments(year, kind, totals.total). */
  turnoverOf: async (year: string): Promise<Paise> => {
    const { taxDocuments, sum } = await connect()
    const ofYear = taxDocuments.where('year', '==', year)
    const [sold, credited] = await Promise.all(
      [SALE_KINDS, ['credit_note']].map(async (kinds) => {
        const query = ofYear.where('kind', 'in', kinds).aggregate({ paise: sum('totals.total') })
        return paise((await query.get()).data().paise)
      }),
    )
    return subtractPaise(sold ?? NO_MONEY, credited ?? NO_MONEY)
  },

  /** By series, each in the order of numbers. */
  ofMonth: async (month: string) => {
    const found: ReturnDocument[] = []
    for await (const page of pagesOfMonth(connect, month)) found.push(...page.map(toReturnDocument))
    return withInvoiceTotals(connect, found)
  },

  /** The same in wire shape. */
  readOfMonth: async (month: string): Promise<TaxDocument[]> => {
    const found: TaxDocument[] = []
    for await (const page of pagesOfMonth(connect, month)) found.push(...page.map(toTaxDocument))
    return found
  },
})
