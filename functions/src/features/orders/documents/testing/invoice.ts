import { rupees } from '@bartan/contract/shared/money'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { asGstin, asOrderNumber } from '@bartan/contract/testing/brands'
import { asPhone } from '@bartan/contract/users/rules'

export const LINE = {
  name: 'Kadhai',
  variant: 'Large',
  hsn: '7323',
  quantity: 1,
  unitPrice: rupees(349),
  discount: rupees(0),
  gross: rupees(349),
  rate: 18,
  taxable: rupees(295.76),
  cgst: rupees(26.62),
  sgst: rupees(26.62),
  igst: rupees(0),
}

export const INVOICE: TaxDocument = {
  number: '26-27/A/000001',
  kind: 'tax_invoice',
  date: '2026-11-22T20:00:00.000Z',
  order: asOrderNumber('BR-7K42Q'),
  seller: {
    legalName: 'Bartan Traders',
    registration: 'regular',
    gstin: asGstin('09AAACH7409R1ZZ'),
    state: 'Uttar Pradesh',
    addresses: ['14 Thatheri Bazaar, Varanasi 221001'],
    phone: '+91 98765 43210',
    email: 'hello@bartan.example',
  },
  buyer: {
    name: 'आशा देवी',
    phone: asPhone('9876543210'),
    address: '4 गली',
    city: 'वाराणसी',
    postalCode: '221001',
    country: 'India',
    state: 'Uttar Pradesh',
  },
  placeOfSupply: 'Uttar Pradesh',
  placeOfSupplyCode: '09',
  reverseCharge: false,
  lines: [LINE],
  totals: {
    taxable: rupees(295.76),
    cgst: rupees(26.62),
    sgst: rupees(26.62),
    igst: rupees(0),
    total: rupees(349),
  },
  paidAhead: rupees(0),
  toPay: rupees(349),
}
