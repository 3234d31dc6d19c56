import type { Registration } from '../settings/rules.ts'
import type { DocumentKind } from './rules.ts'

/** A line of a document as it is read: amounts in rupees. */
export type DocumentLine = {
  name: string
  variant?: string | undefined
  hsn: string
  quantity: number
  gross: number
  rate: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

type Seller = {
  legalName: string
  registration: Registration
  gstin?: string | undefined
  addresses: readonly string[]
  phone: string
  email: string
  vpa?: string | undefined
}

type Buyer = {
  name: string
  phone: string
  address: string
  city: string
  postalCode: string
  country: string
  state: string
  gstin?: string | undefined
}

/** What is read of a document (./schema.ts), named here because rules do without the schema library: amounts in rupees. */
export type ReadDocument = {
  number: string
  kind: DocumentKind
  date: string
  of?: string | undefined
  ofDate?: string | undefined
  order: string
  seller: Seller
  buyer: Buyer
  placeOfSupply: string
  placeOfSupplyCode: string
  lines: readonly DocumentLine[]
  totals: { taxable: number; cgst: number; sgst: number; igst: number; total: number }
}
