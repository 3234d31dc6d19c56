import type { Order } from '@bartan/contract/orders/schema'
import { rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { asGstin, asOrderNumber } from '@bartan/contract/testing/brands'
import { asPhone } from '@bartan/contract/users/rules'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { InvoicePage } from './invoice-page.tsx'

const LINE = {
  name: 'Kadhai',
  variant: 'Large',
  hsn: '732393',
  quantity: 2,
  unitPrice: rupees(590),
  discount: rupees(0),
  gross: rupees(1180),
  rate: 18,
}
const WITHIN = { taxable: rupees(1000), cgst: rupees(90), sgst: rupees(90), igst: rupees(0) }
const ACROSS = { taxable: rupees(1000), cgst: rupees(0), sgst: rupees(0), igst: rupees(180) }
const UNTAXED = { taxable: rupees(1180), cgst: rupees(0), sgst: rupees(0), igst: rupees(0) }

const INVOICE: TaxDocument = {
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
    vpa: 'bartan@upi',
  },
  buyer: {
    name: 'Asha Rao',
    phone: asPhone('9876543210'),
    address: '12 Lake Road',
    city: 'Varanasi',
    postalCode: '221001',
    country: 'India',
    state: 'Uttar Pradesh',
    gstin: asGstin('09AAACB2894G1ZL'),
  },
  placeOfSupply: 'Uttar Pradesh',
  placeOfSupplyCode: '09',
  reverseCharge: false,
  lines: [{ ...LINE, ...WITHIN }],
  totals: { ...WITHIN, total: rupees(1180) },
  paidAhead: rupees(0),
  toPay: rupees(1180),
}

const untaxed = (
  kind: TaxDocument['kind'],
  number: string,
  seller: Partial<TaxDocument['seller']>,
): TaxDocument => ({
  ...INVOICE,
  kind,
  number,
  seller: { ...INVOICE.seller, ...seller },
  lines: [{ ...LINE, ...UNTAXED }],
  totals: { ...UNTAXED, total: rupees(1180) },
})

const CREDIT: TaxDocument = {
  ...INVOICE,
  kind: 'credit_note',
  number: '26-27/C/000001',
  of: INVOICE.number,
  ofDate: INVOICE.date,
  date: '2026-11-25T08:00:00.000Z',
  toPay: rupees(0),
}

const GOODS = ['Item', 'HSN', 'Qty', 'Unit price']

const addressOf = (number: string) => `/api/orders/o1/documents/${encodeURIComponent(number)}`

type How = { search?: string; language?: Language }

const SENT = { status: 'Shipped' as const, toCollect: rupees(1180) }

const open = (
  documents: readonly TaxDocument[],
  some: Partial<Order> = {},
  { search = '', language = 'en' }: How = {},
) => {
  const entries = documents.map(({ number, kind, date }) => ({ number, kind, date }))
  const api = fakeApi({
    'GET /api/orders/o1': { body: anOrder({ ...SENT, documents: entries, ...some }) },
    ...Object.fromEntries(
      documents.map((body) => [`GET ${addressOf(body.number)}`, { body }] as const),
    ),
  })
  renderApp(
    <Routes>
      <Route path="/order/:id/invoice" element={<InvoicePage />} />
    </Routes>,
    { at: `/order/o1/invoice${search}`, language },
  )
  return api
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const cells = () =>
  [...screen.getByRole('table', { name: 'Items' }).querySelectorAll('tbody :is(th, td)')].map(
    ({ textContent }) => textContent,
  )
const sums = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('definition')
    .map(({ parentElement }) => parentElement?.textContent)

signInBeforeEach()

describe('the invoice as a page', () => {
  it('says all that rule 46 wants of a sale within the state', async () => {
    open([INVOICE])
    const sheet = await screen.findByRole('article', { name: 'Tax invoice 26-27/A/000001' })
    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Tax Invoice')
    for (const text of [
      'Bartan Traders',
      '14 Thatheri Bazaar, Varanasi 221001',
      'GSTIN 09AAACH7409R1ZZ',
      '+91 98765 43210 · hello@bartan.example',
      'No. 26-27/A/000001',
      'Date 23/11/2026',
      'Order BR-7K42Q',
      'Place of supply: Uttar Pradesh (09)',
      'Reverse charge: No',
      'Asha Rao',
      '12 Lake Road, Varanasi 221001',
      'Uttar Pradesh, India',
      'Phone 9876543210',
      'GSTIN 09AAACB2894G1ZL',
      'Rupees One Thousand One Hundred Eighty Only',
      'For Bartan Traders. Made by a computer, valid without a signature.',
    ])
      expect(within(sheet).getByText(text)).toBeTruthy()
    expect(columns()).toEqual([...GOODS, 'Taxable', 'Rate', 'CGST', 'SGST', 'Total'])
    expect(cells()).toEqual([
      'Kadhai (Large)',
      '732393',
      '2 Nos',
      '590.00',
      '1,000.00',
      '18%',
      '90.00',
      '90.00',
      '1,180.00',
    ])
    expect(sums(sheet)).toEqual([
      'Taxable value1,000.00',
      'CGST90.00',
      'SGST/UTGST90.00',
      'Total₹1,180.00',
    ])
    expect(within(sheet).getByTitle('Scan to pay by UPI: ₹1,180.00')).toBeTruthy()
  })

  it('has IGST of a sale to another state, and no code to pay once it is paid', async () => {
    const across = {
      ...INVOICE,
      placeOfSupply: 'Maharashtra',
      placeOfSupplyCode: '27',
      lines: [{ ...LINE, ...ACROSS }],
      totals: { ...ACROSS, total: rupees(1180) },
    }
    open([across], { toCollect: rupees(0) })
    const sheet = await screen.findByRole('article', { name: 'Tax invoice 26-27/A/000001' })
    expect(within(sheet).getByText('Place of supply: Maharashtra (27)')).toBeTruthy()
    expect(columns()).toEqual([...GOODS, 'Taxable', 'Rate', 'IGST', 'Total'])
    expect(cells()).toContain('180.00')
    expect(sums(sheet)).toEqual(['Taxable value1,000.00', 'IGST180.00', 'Total₹1,180.00'])
    expect(within(sheet).queryByTitle(/Scan to pay/)).toBeNull()
  })

  it('is a bill of supply without tax from a composition taxable person', async () => {
    open([untaxed('bill_of_supply', '26-27/B/000001', { registration: 'composition' })])
    const sheet = await screen.findByRole('article', { name: 'Bill of supply 26-27/B/000001' })
    const declaration = 'Composition taxable person, not eligible to collect tax on supplies'
    expect(within(sheet).getByText(declaration)).toBeTruthy()
    expect(columns()).toEqual([...GOODS, 'Total'])
    expect(sums(sheet)).toEqual(['Total₹1,180.00'])
  })

  it('is a receipt without tax from a seller who is not registered', async () => {
    open([untaxed('receipt', '26-27/R/000001', { registration: 'unregistered', gstin: undefined })])
    const sheet = await screen.findByRole('article', { name: 'Receipt 26-27/R/000001' })
    expect(sheet.textContent).not.toMatch(/09AAACH7409R1ZZ|Composition|Reverse charge/)
    expect(columns()).toEqual([...GOODS, 'Total'])
  })

  it('has its labels in the language of the reader, too', async () => {
    open([INVOICE], {}, { language: 'hi' })
    expect(await screen.findByText('No. · संख्या 26-27/A/000001')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tax Invoice · टैक्स बिल')
    expect(columns()).toContain('Item\nसामान')
  })
})

describe('several documents', () => {
  const AGAIN = { ...INVOICE, number: '26-27/A/000002', date: '2026-11-26T08:00:00.000Z' }

  it('begin with the newest invoice, and each is a press away', async () => {
    open([INVOICE, CREDIT, AGAIN])
    await screen.findByRole('article', { name: 'Tax invoice 26-27/A/000002' })
    const choice = within(screen.getByRole('navigation', { name: 'Documents' }))
    const links = choice.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Tax invoice 26-27/A/000002',
      'Tax invoice 26-27/A/000001',
      'Credit note 26-27/C/000001',
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
    fireEvent.click(choice.getByRole('link', { name: 'Credit note 26-27/C/000001' }))
    const sheet = await screen.findByRole('article', { name: 'Credit note 26-27/C/000001' })
    expect(within(sheet).getByText('Against 26-27/A/000001 of 23/11/2026')).toBeTruthy()
    expect(within(sheet).queryByTitle(/Scan to pay/)).toBeNull()
  })

  it.each([
    ['26-27/C/000001', 'Credit Note'],
    ['26-27/X/000009', 'Tax Invoice'],
  ])('have addresses: of %s it is the %s', async (number, heading) => {
    open([INVOICE, CREDIT], {}, { search: `?document=${encodeURIComponent(number)}` })
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })
})

it.each([
  ['PDF (A4)', {}],
  ['PDF (80 mm)', { paper: '80mm' }],
])('%s opens the document that is shown', async (name, query) => {
  vi.stubGlobal(
    'open',
    vi.fn<() => object>(() => ({})),
  )
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }),
  )
  const api = open([INVOICE])
  const address = `GET ${addressOf(INVOICE.number)}.pdf`
  api.answers[address] = { body: '%PDF' }
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(globalThis.open).toHaveBeenCalledWith('blob:', '_blank'))
  expect(api.sent.find(({ call }) => call === address)?.query).toEqual(query)
})

it('is a sheet of the order until there is a document', async () => {
  open([])
  expect(await screen.findByRole('article', { name: 'Invoice of order #o1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'PDF (A4)' })).toBeNull()
})
