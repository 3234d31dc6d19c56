import type { LineKey } from '@bartan/contract/cart/rules'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Series } from '@bartan/contract/tax/document-number'
import type { Registration } from '@bartan/contract/settings/rules'
import type { DocumentKind, SaleKind } from '@bartan/contract/tax/rules'
import type { TaxLine, TaxTotals } from '@bartan/contract/tax/tax-lines'
import type { Phone } from '@bartan/contract/users/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderNumber } from '@bartan/contract/shared/order-number'

export type TaxDocumentLine = TaxLine & {
  variant?: string
  /** Which of the order's lines it is; absent for delivery. */
  item?: LineKey
  /** On a credit note: which line of the sale's document it takes back. */
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
  /** Where it is paid by UPI; absent in documents older than the setting. */
  vpa?: string
}

export type TaxBuyer = {
  name: string
  phone: Phone
  address: string
  city: string
  postalCode: string
  country: string
  /** '' where the postal code does not tell it. */
  state: string
  gstin?: Gstin
}

/**
 * An invoice, bill of supply, receipt or credit note, named by its number with dashes for slashes. Written once and
 * never changed: with all that it shows, whatever becomes of order, product and settings.
 */
export type TaxDocumentDocument = {
  number: string
  kind: DocumentKind
  /** What was issued for the sale; a credit note has the kind of what it is about. */
  saleKind: SaleKind
  series: Series
  /** 26-27. */
  year: string
  sequence: number
  /** In India's time: 2026-11. */
  month: string
  date: Timestamp
  orderId: string
  /** The order, as people call it. */
  order: OrderNumber
  of?: { number: string; date: Timestamp }
  seller: TaxSeller
  buyer: TaxBuyer
  placeOfSupply: string
  isInterState: boolean
  lines: TaxDocumentLine[]
  totals: TaxTotals
}

/** Named by financial year and series: the last number that was drawn. */
export type TaxSeriesDocument = { last: number }

/** What an order knows of its documents, oldest first. */
export type OrderTaxDocument = {
  number: string
  kind: DocumentKind
  date: Timestamp
  /** What of its total is tax; absent in those of earlier versions, until the migration has come. */
  tax?: Paise
  /** The document that a credit note takes back. */
  of?: string
  /** The document of a sale was taken back as a whole: shipped again, the order gets a new one. */
  isCredited?: true
}
