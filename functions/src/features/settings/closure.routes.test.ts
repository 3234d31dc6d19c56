import { addDays, DAY_MS, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startSettings } from './testing/start-settings.ts'

const start = async () => {
  const { shop, save, admin } = await startSettings()
  const asha = shop.as(await shop.saveUser())
  const productId = await shop.saveProduct({ price: 100, countInStock: 50 })
  const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
  const checkout = (address: object = {}) =>
    beginCheckout(asha, [line], { shippingAddress: { ...anAddress(), ...address } })
  const finalize = (id: string) => asha.post(`/api/checkout/${id}/finalize`, { isCOD: true })
  const order = async (address: object = {}) => {
    const { body } = await checkout(address)
    return finalize(body._id)
  }
  const phoneOrder = () =>
    admin.post('/api/admin/orders', {
      customer: { name: 'Ram', phone: '9876543210' },
      orderItems: [line],
      shippingAddress: anAddress(),
    })
  const today = () => dayOf(shop.clock.now())
  /** To the first moment of a day. */
  const passTo = (day: string) =>
    shop.clock.pass({ minutes: (startOfDay(day).getTime() - shop.clock.now().getTime()) / 60_000 })
  return { shop, save, asha, admin, checkout, finalize, order, phoneOrder, today, passTo }
}

const closure = (from: string, until: string, takesOrders: boolean) => ({
  closure: { from, until, takesOrders, text: '', textIn: {} },
})

describe('a shop that is closed and takes no orders', () => {
  it('refuses them at both steps, but not those by phone, until it opens again', async () => {
    const { shop, save, checkout, finalize, phoneOrder, today, passTo } = await start()
    const first = addDays(today(), 1)
    const until = addDays(first, 2)
    await save(closure(first, until, false))
    expect((await shop.get('/api/settings')).body.closure).toBeNull()
    passTo(first)
    shop.clock.pass({ minutes: -1 })
    const begun = await checkout()
    expect(begun.status).toBe(201)

    shop.clock.pass({ minutes: 1 })
    expect((await shop.get('/api/settings')).body.closure).toMatchObject({ until })
    const [year, month, day] = addDays(until, 1).split('-')
    const refusal = {
      status: 409,
      body: { code: 'shop_closed', message: expect.stringContaining(`${day}/${month}/${year}`) },
    }
    expect(await checkout()).toMatchObject(refusal)
    expect(await finalize(begun.body._id)).toMatchObject(refusal)
    expect((await phoneOrder()).status).toBe(201)

    passTo(addDays(until, 1))
    expect((await checkout()).status).toBe(201)
    expect((await shop.get('/api/settings')).body.closure).toBeNull()
  })

  it('answers a repeated order as the first time', async () => {
    const { save, checkout, finalize, today } = await start()
    const { body } = await checkout()
    const placed = await finalize(body._id)
    await save(closure(today(), today(), false))
    expect(await finalize(body._id)).toMatchObject({ status: 200, body: { _id: placed.body._id } })
  })
})

it('a shop that is closed and takes orders tells when they will arrive, and goes on telling the same', async () => {
  const { save, asha, order, today } = await start()
  const until = addDays(today(), 4)
  await save(closure(today(), until, true))
  const { body } = await order()
  const expected = startOfDay(addDays(until, 2)).toISOString()
  expect(body.estimatedDelivery).toBe(expected)
  await save({ closure: null })
  expect((await asha.get(`/api/orders/${body._id}`)).body.estimatedDelivery).toBe(expected)
})

const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString()

describe('the rules of a PIN code', () => {
  it('say how many days an order takes, one by phone as well', async () => {
    const { save, order, phoneOrder } = await start()
    const usual = (await order()).body
    expect(usual.estimatedDelivery).toBe(after(usual.createdAt, 1))
    await save({ pinRules: [{ prefix: '22', serviceable: true, days: 4 }] })
    const slow = (await order({ postalCode: '221001' })).body
    expect(slow.estimatedDelivery).toBe(after(slow.createdAt, 4))
    const rung = (await phoneOrder()).body
    expect(rung.estimatedDelivery).toBe(after(rung.createdAt, 4))
  })

  it('hold when the order is placed, whatever they were when it was begun', async () => {
    const { save, checkout, finalize } = await start()
    const [one, other] = [await checkout(), await checkout()]
    const rule = { prefix: '22', serviceable: true, days: 1 }
    await save({ pinRules: [{ ...rule, serviceable: false }] })
    expect(await finalize(one.body._id)).toMatchObject({
      status: 409,
      body: { code: 'not_serviceable' },
    })
    await save({ pinRules: [{ ...rule, codMax: 100 }] })
    expect(await finalize(other.body._id)).toMatchObject({
      status: 409,
      body: { code: 'cod_limit' },
    })
    await save({ pinRules: [] })
    expect((await finalize(other.body._id)).status).toBe(200)
  })
})

describe('an announcement for a time', () => {
  it('comes and goes at midnight in India, on pages that were made before', async () => {
    const { shop, save, today, passTo } = await start()
    const page = async (path: string) => (await fetch(shop.url + path)).text()
    const text = async () => (await shop.get('/api/settings')).body.banner.text
    const day = addDays(today(), 1)
    await save({
      banner: {
        text: 'As usual',
        textIn: {},
        timed: [{ text: 'Mango week', textIn: { hi: 'आम का हफ़्ता' }, from: day, until: day }],
      },
    })
    expect(await page('/contact')).toContain('As usual')
    expect(JSON.stringify((await shop.get('/api/settings')).body)).not.toContain('Mango')
    passTo(day)
    expect(await text()).toBe('Mango week')
    expect(await page('/contact')).toContain('Mango week')
    expect(await page('/hi/contact')).toContain('आम का हफ़्ता')
    passTo(addDays(day, 1))
    expect(await text()).toBe('As usual')
    expect(await page('/contact')).toContain('As usual')
    expect(await page('/contact')).not.toContain('Mango')
  })

  it('stands back while the shop is closed, which every page says', async () => {
    const { shop, save, today } = await start()
    const id = await shop.saveProduct({})
    const page = async (path: string) => (await fetch(shop.url + path)).text()
    await save(closure(today(), addDays(today(), 1), true))
    expect(await page('/')).toContain('We are closed until')
    expect((await page(`/product/${id}`)).match(/We are closed until/g)?.length).toBeGreaterThan(1)
    expect(await page('/ta')).toContain('கடை மூடியிருக்கும்')
    await save({
      closure: {
        ...closure(today(), today(), false).closure,
        text: 'Off for Holi',
        textIn: { hi: 'होली की छुट्टी' },
      },
    })
    expect(await page('/')).toContain('Off for Holi')
    expect(await page('/hi')).toContain('होली की छुट्टी')
  })
})
