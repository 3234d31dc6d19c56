import type { Registration } from '../settings/rules.ts'
import { paise } from '../shared/money.ts'

export const SALE_KINDS = ['tax_invoice', 'bill_of_supply', 'receipt'] as const
export type SaleKind = (typeof SALE_KINDS)[number]

export const DOCUMENT_KINDS = [...SALE_KINDS, 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const KIND_OF: Record<Registration, SaleKind> = {
  regular: 'tax_invoice',
  composition: 'bill_of_supply',
  unregistered: 'receipt',
}

export const saleKindOf = (registration: Registration): SaleKind => KIND_OF[registration]

/** Inter-state invoices above this to people without a GSTIN are listed one by one (GSTR-1, table 5). */
export const LARGE_INVOICE = paise(100_000_00)

/** The copies of a document (rule 48 of the CGST Rules); the first is the default. */
export const COPIES = ['original', 'duplicate', 'triplicate'] as const
export type Copy = (typeof COPIES)[number]
