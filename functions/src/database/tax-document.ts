import type { LineKey } from '@bartan/contract/cart/rules'
import type { Registration } from '@bartan/contract/settings/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { Series } from '@bartan/contract/tax/document-number'
import type { DocumentKind, SaleKind } from '@bartan/contract/tax/rules'
import type { TaxLine, TaxTotals } from '@bartan/contract/tax/tax-lines'
import type { Phone } from '@bartan/contract/users/rules'
import type { Timestamp } from 'firebase-admin/firestore'

export type TaxDocumentLine = TaxLine & {
  variant?: string
  /** The order's line; absent for delivery. */
  item?: LineKey
  /** On a credit note: the index of the credited line of the sale's document. */
  of?: number
}

export type TaxSeller = {
  legalName: string
  registration: Registration
  gstin?: Gstin
  state: string
  addresses: string[]
  phone: string
  email: string
  /** Where it is paid by UPI; absent in documents from before the setting. */
  vpa?: string
}

export type TaxBuyer = {
  name: string
  phone: Phone
  address: string
  city: string
  postalCode: string
  country: string
  /** '' if the postal code doesn't tell it. */
  state: string
  gstin?: Gstin
}

/**
 * A tax invoice, bill of supply, receipt or credit note, named by its number with dashes for slashes. Never changed,
 * and complete: later changes of order, product and settings don't matter.
 */
export type TaxDocumentDocument = {
  number: string
  kind: DocumentKind
  /** The kind of the sale's document; on a credit note, of the credited one. */
  saleKind: SaleKind
  series: Series
  /** E.g. 26-27. */
  year: string
  sequence: number
  /** The month in India: 2026-11. */
  month: string
  date: Timestamp
  orderId: string
  order: OrderNumber
  /** Its total decides in which table of GSTR-1 the note is; absent in older ones. */
  of?: { number: string; date: Timestamp; total?: Paise }
  seller: TaxSeller
  buyer: TaxBuyer
  placeOfSupply: string
  isInterState: boolean
  lines: TaxDocumentLine[]
  totals: TaxTotals
  /** Of a sale: what had been paid when it was issued; absent in older ones. */
  paidAhead?: Paise
}

/** Named by financial year and series: the last number used. */
export type TaxSeriesDocument = { last: number }

/** An order's references to its documents, oldest first. */
export type OrderTaxDocument = {
  number: string
  kind: DocumentKind
  date: Timestamp
  /** The tax in its total; absent in older ones until the migration. */
  tax?: Paise
  /** The document that a credit note credits. */
  of?: string
  /** The whole document was credited: if it is shipped again, the order gets a new one. */
  isCredited?: true
}
