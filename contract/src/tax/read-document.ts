import type { Registration } from '../settings/rules.ts'
import type { Gstin } from '../shared/gstin.ts'
import type { Rupees } from '../shared/money.ts'
import type { OrderNumber } from '../shared/order-number.ts'
import type { Phone } from '../users/rules.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentLine = {
  name: string
  variant?: string | undefined
  hsn: string
  quantity: number
  unitPrice: Rupees
  discount: Rupees
  gross: Rupees
  rate: number
  taxable: Rupees
  cgst: Rupees
  sgst: Rupees
  igst: Rupees
}

type Seller = {
  legalName: string
  registration: Registration
  gstin?: Gstin | undefined
  addresses: readonly string[]
  phone: string
  email: string
  vpa?: string | undefined
}

type Buyer = {
  name: string
  phone: Phone
  address: string
  city: string
  postalCode: string
  country: string
  state: string
  gstin?: Gstin | undefined
}

/** The part of a document (./schema.ts) that is read, declared here so that rules don't load the schema library. */
export type ReadDocument = {
  number: string
  kind: DocumentKind
  date: string
  of?: string | undefined
  ofDate?: string | undefined
  order: OrderNumber
  seller: Seller
  buyer: Buyer
  placeOfSupply: string
  placeOfSupplyCode: string
  lines: readonly DocumentLine[]
  totals: { taxable: Rupees; cgst: Rupees; sgst: Rupees; igst: Rupees; total: Rupees }
  paidAhead: Rupees
  toPay: Rupees
}
