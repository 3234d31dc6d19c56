import { taxDocumentSchema, type TaxDocument } from '@bartan/contract/tax/schema'
import { describe, expect, it } from 'vitest'
import { invalid } from '#testing/refusal.ts'
import { register } from '#testing/register.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { KADHAI } from './testing/kadhai.ts'
import { startBilling } from './testing/start-billing.ts'

const { shop, admin, asha, ordered, setStatus, documentsOf, pathOf } = await startBilling()

const last = async (order: { _id: string }): Promise<TaxDocument> => {
  const number = (await documentsOf(order)).at(-1)?.number ?? ''
  return taxDocumentSchema.parse((await shop.as(asha).get(pathOf(order, number))).body)
}

const kindsOf = async (order: { _id: string }) => (await documentsOf(order)).map(({ kind }) => kind)

describe('an order whose address is corrected after its document', () => {
  it.each([
    ['the name', { firstName: 'Meera' }],
    ['the state', { postalCode: '560001', city: 'Bengaluru' }],
    ['the PIN', { postalCode: '221002' }],
    ['the GSTIN', { buyerGstin: '27aapfu0939f1zv ' }],
  ])('in %s gets a credit note and a new one when it leaves again', async (_, change) => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    await setStatus(order, 'Processing')
    const path = `/api/admin/orders/${order._id}/address`
    const address = { ...order.shippingAddress, ...change }
    expect((await shop.as(admin).put(path, address)).status).toBe(200)
    await setStatus(order, 'Shipped')
    expect(await kindsOf(order)).toEqual(['tax_invoice', 'credit_note', 'tax_invoice'])
    const { buyer, placeOfSupply } = await last(order)
    expect(buyer.postalCode).toBe(address.postalCode)
    expect(placeOfSupply).toBe(buyer.state)
  })

  it('keeps the GSTIN where it is left out, and loses it where it is empty', async () => {
    const order = await ordered()
    const path = `/api/admin/orders/${order._id}/address`
    const change = async (fields: object) => {
      const reply = await shop.as(admin).put(path, { ...order.shippingAddress, ...fields })
      return [reply.status, reply.body.buyerGstin]
    }
    expect(await change({ buyerGstin: '27AAPFU0939F1ZV' })).toEqual([200, '27AAPFU0939F1ZV'])
    expect(await change({ city: 'Sarnath' })).toEqual([200, '27AAPFU0939F1ZV'])
    expect(await change({ buyerGstin: '27AAPFU0939F1ZW' })).toEqual([400, undefined])
    expect(await change({ buyerGstin: '' })).toEqual([200, undefined])
    await setStatus(order, 'Shipped')
    expect((await last(order)).buyer.gstin).toBeUndefined()
  })

  it('keeps it where nothing of it has changed', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    await setStatus(order, 'Processing')
    await setStatus(order, 'Shipped')
    expect(await kindsOf(order)).toEqual(['tax_invoice'])
  })
})

describe('a document', () => {
  it('tells the price of one, the discount, and the same tax twice', async () => {
    const order = await ordered(KADHAI, 3)
    await setStatus(order, 'Shipped')
    const { lines } = await last(order)
    expect(lines[0]).toMatchObject({ unitPrice: 349, quantity: 3, discount: 0, gross: 1047 })
    for (const { cgst, sgst } of lines) expect(cgst).toBe(sgst)
  })

  it('names the seller’s first address, else the shop’s own, and never the demo’s', async () => {
    const addressed = async (addresses: string[]) => {
      await register(shop, admin, 'regular', { addresses })
      const order = await ordered()
      await setStatus(order, 'Shipped')
      return (await last(order)).seller.addresses
    }
    expect(await addressed(['4 Chowk, Varanasi', 'Branch'])).toEqual(['4 Chowk, Varanasi'])
    expect(await addressed([])).toEqual([])
    await saveSettings(shop.as(admin), { address: ['7 Lanka', 'Varanasi 221005'] })
    expect(await addressed([])).toEqual(['7 Lanka, Varanasi 221005'])
  })

  it('is printed in three copies, each marked', async () => {
    const order = await ordered()
    await setStatus(order, 'Shipped')
    const [first] = await documentsOf(order)
    const number = first?.number ?? ''
    const pdf = async (copy: string) => {
      const headers = { authorization: `Bearer ${asha.token}` }
      const reply = await fetch(`${shop.url}${pathOf(order, number)}.pdf${copy}`, { headers })
      return reply.ok ? Buffer.from(await reply.arrayBuffer()).toString('base64') : reply.status
    }
    const original = await pdf('')
    expect(await pdf('?copy=original')).toBe(original)
    expect(await pdf('?copy=duplicate')).not.toBe(original)
    expect(await pdf('?copy=fourth')).toBe(400)
  })
})

it('a rate that is gone is not entered any more, and stays where it was until it is changed', async () => {
  const id = await shop.saveProduct({ hsn: '3924', gstRate: 18 })
  const put = (body: object) => shop.as(admin).put(`/api/products/${id}`, body)
  expect(await put({ gstRate: 12 })).toMatchObject(invalid('gstRate'))
  expect((await put({ gstRate: 1.5 })).status).toBe(200)
  await shop.database.products.doc(id).update({ gstRate: 12 })
  expect((await put({ gstRate: 12, material: 'Steel' })).status).toBe(200)
  expect((await put({ gstRate: 5 })).status).toBe(200)
  expect((await put({ gstRate: 12 })).status).toBe(400)
})
