import { taxDocumentSchema, type TaxDocument } from '@bartan/contract/tax/schema'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { checkPdfA } from '#testing/pdf/check-pdf-a.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { register } from '#testing/register.ts'
import { KADHAI, sums } from './testing/kadhai.ts'
import { startBilling } from './testing/start-billing.ts'

const { shop, admin, asha, ordered, setStatus, documentsOf, pathOf } = await startBilling()

const read = async (order: { _id: string }, number = ''): Promise<TaxDocument> =>
  taxDocumentSchema.parse((await shop.as(asha).get(pathOf(order, number))).body)

const last = async (order: { _id: string }): Promise<TaxDocument> =>
  read(order, (await documentsOf(order)).at(-1)?.number)

const kindsOf = async (order: { _id: string }) => (await documentsOf(order)).map(({ kind }) => kind)

describe('an order that leaves the shop', () => {
  it('has no document before, one after, and no second one on delivery', async () => {
    const order = await ordered()
    expect(await documentsOf(order)).toEqual([])
    await setStatus(order, 'Shipped')
    const [first, ...others] = await documentsOf(order)
    const number = expect.stringMatching(/^\d\d-\d\d\/A\/\d{6}$/)
    expect(first).toMatchObject({ kind: 'tax_invoice', number })
    await setStatus(order, 'Delivered')
    expect([await documentsOf(order), others]).toEqual([[first], []])
  })

  it('gets one on delivery, if it was never shipped', async () => {
    const order = await ordered()
    await setStatus(order, 'Delivered')
    expect(await kindsOf(order)).toEqual(['tax_invoice'])
  })

  it('is billed as it was sold, tax contained, to the paisa', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const invoice = await last(order)
    expect(invoice.lines).toEqual([
      expect.objectContaining({
        hsn: '732393',
        quantity: 1,
        gross: 349,
        rate: 18,
        taxable: 295.76,
        variant: 'Red · Small',
      }),
    ])
    expect(sums(invoice)).toEqual({ lines: 349, parts: 349, total: order.totalPrice })
    expect(invoice.seller).toMatchObject({ legalName: 'Bartan Traders', state: 'Uttar Pradesh' })
    expect(invoice).toMatchObject({ order: order.number, reverseCharge: false })
  })

  it('has delivery as a line, at the rate of the goods', async () => {
    const order = await ordered({ ...KADHAI, price: 100 })
    await setStatus(order, 'Shipped')
    const invoice = await last(order)
    expect(invoice.lines.at(-1)).toMatchObject({ name: 'Delivery', gross: 50, rate: 18 })
    expect(sums(invoice)).toEqual({ lines: 150, parts: 150, total: 150 })
  })

  it.each([
    ['221001', 'Uttar Pradesh', '09', { cgst: 26.62, sgst: 26.62, igst: 0 }],
    ['560001', 'Karnataka', '29', { cgst: 0, sgst: 0, igst: 53.24 }],
    // No state's PIN codes begin so: it is in India all the same, whatever that is called.
    ['900001', 'Uttar Pradesh', '09', { cgst: 26.62, sgst: 26.62, igst: 0 }, 'भारत'],
    ['900001', 'Uttar Pradesh', '09', { cgst: 26.62, sgst: 26.62, igst: 0 }, ' INDIA '],
  ])('to PIN %s is supplied in %s', async (postalCode, state, code, taxes, country = 'India') => {
    const productId = await shop.saveProduct(KADHAI)
    const order = await placeTo({ postalCode, country }, productId)
    await setStatus(order, 'Shipped')
    expect(await last(order)).toMatchObject({
      placeOfSupply: state,
      placeOfSupplyCode: code,
      totals: taxes,
    })
  })

  it('keeps its document, whatever becomes of product, order and settings', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const before = await last(order)
    const productId = order.orderItems[0]?.productId
    await shop.as(admin).put(`/api/products/${productId}`, { name: 'Other', gstRate: 5 })
    await register(shop, admin, 'regular', { legalName: 'Another Name' })
    await setStatus(order, 'Delivered')
    expect(await last(order)).toEqual(before)
    await register(shop, admin, 'regular')
  })

  it('has the rate that holds on the day on which it leaves', async () => {
    const from = new Date(shop.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10)
    const next = { ...KADHAI, gstRateNext: { rate: 5, from } }
    const order = await ordered(next)
    shop.clock.pass({ minutes: 24 * 60 })
    await setStatus(order, 'Shipped')
    expect((await last(order)).lines[0]?.rate).toBe(5)
  })

  it('is billed by what its product says by then, if it said nothing when it was sold', async () => {
    const order = await ordered({ price: 349 })
    const productId = order.orderItems[0]?.productId
    await shop.as(admin).put(`/api/products/${productId}`, { hsn: '3924', gstRate: 5 })
    await setStatus(order, 'Shipped')
    expect((await last(order)).lines[0]).toMatchObject({ hsn: '3924', rate: 5 })
  })
})

const checkOut = (productId: string, more: object = {}) =>
  beginCheckout(shop.as(asha), [{ productId, size: 'Small', color: 'Red', quantity: 1 }], {
    ...more,
  })

const placeTo = async (address: object, productId: string) => {
  const { body } = await checkOut(productId, { shippingAddress: { ...anAddress(), ...address } })
  return (await shop.as(asha).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })).body
}

describe('a buyer with a GSTIN', () => {
  it('is named on the invoice', async () => {
    const productId = await shop.saveProduct(KADHAI)
    const { body: checkout } = await checkOut(productId, { buyerGstin: '27aapfu0939f1zv ' })
    expect(checkout.buyerGstin).toBe('27AAPFU0939F1ZV')
    const path = `/api/checkout/${checkout._id}/finalize`
    const { body: order } = await shop.as(asha).post(path, { isCOD: true })
    expect(order.buyerGstin).toBe('27AAPFU0939F1ZV')
    await setStatus(order, 'Shipped')
    expect((await last(order)).buyer.gstin).toBe('27AAPFU0939F1ZV')
  })

  it('is told of a slip', async () => {
    const productId = await shop.saveProduct(KADHAI)
    expect(await checkOut(productId, { buyerGstin: '27AAPFU0939F1ZW' })).toMatchObject(
      invalid('buyerGstin'),
    )
    expect((await checkOut(productId, { buyerGstin: '' })).status).toBe(201)
  })
})

const decide = ({ _id }: { _id: string }, decision: string) =>
  shop.as(admin).put(`/api/admin/orders/${_id}/return`, { decision })

describe('what comes back', () => {
  it('is credited as a whole if the parcel was refused, and shipped again it has a new invoice', async () => {
    const order = await ordered({ ...KADHAI, price: 100 })
    await setStatus(order, 'Shipped')
    const invoice = await last(order)
    await setStatus(order, 'Cancelled')
    const note = await last(order)
    expect(note).toMatchObject({ kind: 'credit_note', of: invoice.number, totals: invoice.totals })
    expect(note.number).toMatch(/\/CA\//)
    await setStatus(order, 'Shipped')
    expect(await kindsOf(order)).toEqual(['tax_invoice', 'credit_note', 'tax_invoice'])
    expect((await last(order)).number).not.toBe(invoice.number)
  })

  it('is not credited if it never left', async () => {
    const order = await ordered()
    await setStatus(order, 'Cancelled')
    expect(await documentsOf(order)).toEqual([])
  })

  it('is credited for what is refunded of an accepted return, and the rest later', async () => {
    const order = await ordered({ ...KADHAI, price: 333.33 }, 3)
    await setStatus(order, 'Delivered')
    const invoice = await last(order)
    const productId = order.orderItems[0]?.productId
    const giveBack = async (quantity: number) => {
      await shop.as(asha).post(`/api/orders/${order._id}/return`, {
        lines: [{ productId, size: 'Small', color: 'Red', quantity }],
        reason: 'defective',
      })
      return decide(order, 'accepted')
    }
    const { body } = await giveBack(1)
    const note = await last(order)
    const lines = [{ quantity: 1, rate: 18 }]
    expect(note).toMatchObject({ kind: 'credit_note', of: invoice.number, lines })
    expect(sums(note)).toEqual({ lines: body.refunded, parts: body.refunded, total: body.refunded })
    await giveBack(2)
    const rest = await last(order)
    expect(rest.totals.total).toBeCloseTo(invoice.totals.total - note.totals.total, 2)
    expect(rest.totals.taxable).toBeCloseTo(invoice.totals.taxable - note.totals.taxable, 2)
  })

  it('is credited once, however often it is cancelled', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    await Promise.all(Array.from({ length: 5 }, () => setStatus(order, 'Cancelled')))
    expect(await kindsOf(order)).toEqual(['tax_invoice', 'credit_note'])
  })

  it('is credited if a shipped order is deleted; the documents stay', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    await shop.as(admin).del(`/api/admin/orders/${order._id}`)
    const kept = await shop.database.taxDocuments.where('orderId', '==', order._id).get()
    expect(kept.docs.map((one) => one.data().kind).sort()).toEqual(['credit_note', 'tax_invoice'])
  })
})

describe('a seller', () => {
  it.each([
    ['composition', 'bill_of_supply', 'B'],
    ['unregistered', 'receipt', 'R'],
  ] as const)('who is %s gives a %s without tax', async (registration, kind, series) => {
    await register(shop, admin, registration)
    const order = await ordered()
    await setStatus(order, 'Shipped')
    await register(shop, admin, 'regular')
    const document = await last(order)
    expect(document).toMatchObject({ kind, totals: { taxable: 349, cgst: 0, sgst: 0, igst: 0 } })
    expect(document.number).toContain(`/${series}/`)
  })

  it('under composition sells within the own state alone', async () => {
    await register(shop, admin, 'composition')
    const productId = await shop.saveProduct(KADHAI)
    const shippingAddress = { ...anAddress(), postalCode: '560001' }
    expect(await checkOut(productId, { shippingAddress })).toMatchObject(
      refusal(409, 'not_serviceable'),
    )
    await register(shop, admin, 'regular')
    expect((await checkOut(productId, { shippingAddress })).status).toBe(201)
  })
})

describe('documents', () => {
  it.each(['', '?paper=80mm', '?lang=hi'])('are there as PDF/A, too%s', async (query) => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const [entry] = await documentsOf(order)
    const reply = await fetch(`${shop.url}${pathOf(order, entry?.number ?? '')}.pdf${query}`, {
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(checkPdfA(Buffer.from(await reply.arrayBuffer()))).toEqual([])
  })

  it('are for their customer and for admins', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const path = pathOf(order, (await last(order)).number)
    const ravi = await shop.saveUser()
    expect((await shop.as(ravi).get(path)).status).toBe(404)
    expect((await shop.as(admin).get(path)).status).toBe(200)
    const other = await ordered()
    expect((await shop.as(asha).get(pathOf(other, (await last(order)).number))).status).toBe(404)
    expect((await shop.as(asha).get(pathOf(order, '26-27/A/999999'))).status).toBe(404)
  })
})
