import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()
const productId = await shop.saveProduct({
  price: 100,
  countInStock: 500,
  gstRate: 18,
  hsn: '7323',
})
await register(shop, admin, 'regular')

const buy = (more: object) =>
  beginCheckout(shop.as(asha), [{ productId, size: 'Small', color: 'Red', quantity: 1 }], {
    ...more,
  })

const checkOut = (address: object) => buy({ shippingAddress: { ...anAddress(), ...address } })

const place = async (address: object) => {
  const { body: checkout } = await checkOut(address)
  return (await shop.as(asha).post(`/api/checkout/${checkout._id}/finalize`, { isCOD: true })).body
}

const documentOf = async (order: { _id: string }) => {
  await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
  const path = `/api/orders/${order._id}/documents`
  const { body: entries } = await shop.as(asha).get(path)
  return (await shop.as(asha).get(`${path}/${encodeURIComponent(entries[0].number)}`)).body
}

describe('an address', () => {
  it.each([
    ['postalCode', { postalCode: '40000' }],
    ['postalCode', { postalCode: '400O01' }],
    ['postalCode', { postalCode: '40000', country: 'IN' }],
    ['postalCode', { postalCode: '012345', country: 'भारत' }],
    ['country', { country: 'Nepal' }],
    ['state', { state: 'Oudh' }],
  ])('is refused at %s: %j', async (field, address) => {
    const { status, body } = await checkOut(address)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      400,
      'invalid_input',
      [`shippingAddress.${field}`],
    ])
  })

  it('is kept as India, with six digits and a state, however it was written', async () => {
    const { status, body } = await checkOut({ country: 'IN', postalCode: '२४७ ६६७' })
    expect([status, body.shippingAddress]).toEqual([
      201,
      { ...anAddress(), postalCode: '247667', state: 'Uttarakhand' },
    ])
  })

  it('is taxed by the state of its PIN code, across the borders that prefixes got wrong', async () => {
    const roorkee = await documentOf(await place({ postalCode: '247667', country: 'Ind' }))
    expect(roorkee).toMatchObject({
      placeOfSupply: 'Uttarakhand',
      placeOfSupplyCode: '05',
      totals: { cgst: 0, sgst: 0 },
    })
    expect(roorkee.totals.igst).toBeGreaterThan(0)
  })

  it('is taxed by the state that a person chose', async () => {
    const order = await place({ postalCode: '221005', state: 'Bihar' })
    expect(order.shippingAddress.state).toBe('Bihar')
    expect(await documentOf(order)).toMatchObject({
      placeOfSupply: 'Bihar',
      buyer: { state: 'Bihar' },
      totals: { cgst: 0 },
    })
  })

  it('of an order of an earlier version gets its state when it is read', async () => {
    const order = await place({ postalCode: '823001' })
    const { state: _state, ...old } = order.shippingAddress
    await shop.database.orders.doc(order._id).update({ shippingAddress: old })
    const { body } = await shop.as(asha).get(`/api/orders/${order._id}`)
    expect(body.shippingAddress).toEqual({ ...old, state: 'Bihar' })
    expect(await documentOf(order)).toMatchObject({ placeOfSupply: 'Bihar' })
  })
})

describe('a firm that buys', () => {
  const firm = { buyerGstin: '27AAPFU0939F1ZV', buyerName: 'Uday Traders' }

  it('is the recipient of the document and of b2b.csv', async () => {
    const { body: checkout } = await buy(firm)
    expect(checkout).toMatchObject(firm)
    const path = `/api/checkout/${checkout._id}/finalize`
    const { body: order } = await shop.as(asha).post(path, { isCOD: true })
    expect(order).toMatchObject(firm)
    const document = await documentOf(order)
    expect(document.buyer).toMatchObject({ name: 'Uday Traders', gstin: firm.buyerGstin })
    const { body: csv } = await shop
      .as(admin)
      .get(`/api/admin/gst/${document.date.slice(0, 7)}/b2b.csv`)
    expect(csv).toContain(`${firm.buyerGstin},Uday Traders,${document.number}`)
  })

  it('may be named or removed as the address is corrected', async () => {
    const { body: checkout } = await buy({})
    const path = `/api/checkout/${checkout._id}/finalize`
    const { body: order } = await shop.as(asha).post(path, { isCOD: true })
    const correct = (more: object) =>
      shop.as(admin).put(`/api/admin/orders/${order._id}/address`, { ...anAddress(), ...more })
    expect((await correct(firm)).body).toMatchObject(firm)
    expect((await correct({})).body).toMatchObject(firm)
    const { body } = await correct({ buyerGstin: '' })
    expect(body).not.toHaveProperty('buyerGstin')
    expect(body).not.toHaveProperty('buyerName')
    expect(await correct({ buyerName: 'Uday Traders' })).toMatchObject({
      status: 400,
      body: { fields: { buyerName: expect.any(String) } },
    })
  })

  it.each([
    ['buyerGstin', { buyerGstin: '09AAACH7409R1ZZ' }],
    ['buyerName', { ...firm, buyerName: 'x'.repeat(101) }],
    ['buyerName', { buyerName: 'Uday Traders' }],
  ])('is refused at %s: %j', async (field, more) => {
    const { status, body } = await buy(more)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})

it('lets a composition seller in Bihar sell to Gaya, and not by another state', async () => {
  await register(shop, admin, 'composition', { state: 'Bihar', gstin: '10AAACH7409R1ZG' })
  expect((await checkOut({ postalCode: '823001' })).status).toBe(201)
  expect(await checkOut({ postalCode: '823001', state: 'Jharkhand' })).toMatchObject(
    refusal(409, 'not_serviceable'),
  )
})
