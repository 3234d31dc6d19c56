import type { SaleKind } from './rules.ts'

/** The number series of documents: consecutive within one financial year. */
export type Series = 'A' | 'B' | 'R' | 'CA' | 'CB' | 'CR'

const OF_SALE = { tax_invoice: 'A', bill_of_supply: 'B', receipt: 'R' } as const
const OF_CREDIT = { tax_invoice: 'CA', bill_of_supply: 'CB', receipt: 'CR' } as const

export const seriesOfSale = (kind: SaleKind): Series => OF_SALE[kind]

/** The series of a credit note, by what it credits: only those for tax invoices are in GSTR-1. */
export const seriesOfCredit = (kind: SaleKind): Series => OF_CREDIT[kind]

/** A number such as 26-27/A/000001. Rule 46 of the CGST Rules allows 16 characters, which hold ten million a year. */
export const documentNumber = (year: string, series: Series, sequence: number): string =>
  `${year}/${series}/${String(sequence).padStart(6, '0')}`

/** A number for file names and document ids. */
export const plainNumber = (number: string): string => number.replaceAll('/', '-')
