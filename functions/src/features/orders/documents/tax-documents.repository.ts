import { documentNumber, plainNumber } from '@bartan/contract/tax/document-number'
import { SALE_KINDS } from '@bartan/contract/tax/rules'
import { financialYearOf, monthOf } from '@bartan/contract/tax/financial-year'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { ReturnDocument } from '@bartan/contract/tax/gstr1'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { OrderTaxDocument, TaxDocumentDocument, TaxSeller } from '#database/tax-document.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Unnumbered } from './sale-document.ts'
import { toTaxDocument } from './to-tax-document.ts'

/** Who sells, by the settings of this moment. */
export type Seller = () => Promise<TaxSeller>

/** What issuing documents reads and writes, in the transaction that asks for them. */
export const taxDocumentUnit = (database: Database, work: UnitOfWork, seller: Seller) => {
  const { taxDocuments, taxSeries, timestamp } = database
  return {
    seller,

    taxDocuments: async (numbers: string[]): Promise<TaxDocumentDocument[]> => {
      const read = await work.readAll(numbers.map((one) => taxDocuments.doc(plainNumber(one))))
      return read.flatMap((snapshot) => snapshot.data() ?? [])
    },

    /**
     * Draws the next number of the series. Counter and document are written together, so that a number is never drawn
     * for nothing, and never twice.
     */
    issue: async (
      { series, ...document }: Unnumbered,
      at: Date,
      sale?: TaxDocumentDocument,
    ): Promise<OrderTaxDocument> => {
      const year = financialYearOf(at)
      const counter = taxSeries.doc(`${year}-${series}`)
      const sequence = ((await work.read(counter))?.last ?? 0) + 1
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
        ...(sale && { of: { number: sale.number, date: sale.date } }),
      })
      return { number, kind: document.kind, date, ...(sale && { of: sale.number }) }
    },
  }
}

const toReturnDocument = ({ date, ...document }: TaxDocumentDocument): ReturnDocument => ({
  ...document,
  day: dayOf(date.toDate()),
})

/** A month of a large shop has thousands. */
const PAGE = 300

export const taxDocumentsRepository = (connect: Connect) => ({
  find: async (number: string): Promise<TaxDocument | undefined> => {
    const id = plainNumber(number)
    if (!isDocumentId(id)) return undefined
    const { taxDocuments } = await connect()
    const document = (await taxDocuments.doc(id).get()).data()
    return document && toTaxDocument(document)
  },

  /** Those that there are, in the order of the numbers; one read each. */
  findAll: async (numbers: readonly string[]): Promise<TaxDocument[]> => {
    const ids = numbers.map(plainNumber).filter(isDocumentId)
    if (ids.length === 0) return []
    const { firestore, taxDocuments } = await connect()
    const found = await firestore.getAll(...ids.map((id) => taxDocuments.doc(id)))
    return found.flatMap((one) =>
      one.exists ? [toTaxDocument(one.data() as TaxDocumentDocument)] : [],
    )
  },

  /** Two sums from an index, without reading a document. Index: taxDocuments(year, kind, totals.total). */
  turnoverOf: async (year: string): Promise<number> => {
    const { taxDocuments, sum } = await connect()
    const ofYear = taxDocuments.where('year', '==', year)
    const [sold, credited] = await Promise.all(
      [SALE_KINDS, ['credit_note']].map(async (kinds) => {
        const query = ofYear.where('kind', 'in', kinds).aggregate({ paise: sum('totals.total') })
        return (await query.get()).data().paise
      }),
    )
    return (sold ?? 0) - (credited ?? 0)
  },

  /** By series, each in the order of its numbers. */
  ofMonth: async (month: string) => {
    const { taxDocuments } = await connect()
    const found: ReturnDocument[] = []
    for await (const page of pagesOf(taxDocuments.where('month', '==', month), { size: PAGE }))
      found.push(...page.map((snapshot) => toReturnDocument(snapshot.data())))
    return found
  },
})
