import type { Registration } from '@bartan/contract/settings/rules'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startSettings } from './testing/start-settings.ts'

const DELHI = '110001'
const PUNE = '411001'
const REGISTERED = { legalName: 'Bartan Traders', state: 'Uttar Pradesh' }
const GSTIN = '09AAACH7409R1ZZ'

const start = async () => {
  const { shop, open, save } = await startSettings()
  const sellAs = async (registration: Registration, sellsTo: string[] = []) => {
    const { legal } = await open()
    const gstin = registration === 'unregistered' ? '' : GSTIN
    const next = { ...legal, ...REGISTERED, gstin, registration, sellsTo }
    expect((await save({ legal: next })).status).toBe(200)
  }
  const asha = shop.as(await shop.saveUser())
  const productId = await shop.saveProduct({ price: 100, countInStock: 50 })
  const checkOut = (postalCode: string, country = 'India') =>
    beginCheckout(asha, [{ productId, size: 'Small', color: 'Red', quantity: 1 }], {
      shippingAddress: { ...anAddress(), postalCode, country },
    })
  const finalize = ({ body }: { body: { _id: string } }) =>
    asha.post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
  const shippingPage = async (): Promise<string> =>
    (await shop.get('/api/pages/shipping')).body.html
  const isServiceable = async (pin: string): Promise<boolean> =>
    (await shop.get(`/api/pin/${pin}`)).body.serviceable
  return { sellAs, open, checkOut, finalize, isServiceable, shippingPage }
}

const refused = (message: string) => ({
  status: 409,
  body: { code: 'not_serviceable', message, fields: { 'shippingAddress.postalCode': message } },
})

describe('who is not registered', () => {
  it('sells to all of India unless states are set, and then to those', async () => {
    const { sellAs, open, checkOut, isServiceable } = await start()
    expect((await checkOut(DELHI)).status).toBe(201)
    await sellAs('unregistered', ['Uttar Pradesh', 'Maharashtra'])
    expect((await open()).legal.sellsTo).toEqual(['Uttar Pradesh', 'Maharashtra'])
    expect((await checkOut(PUNE)).status).toBe(201)
    expect(await checkOut(DELHI)).toMatchObject(refused('We do not deliver to 110001 yet'))
    expect([await isServiceable(PUNE), await isServiceable(DELHI)]).toEqual([true, false])
    await sellAs('unregistered', ['Uttar Pradesh'])
    expect(await checkOut(PUNE)).toMatchObject(refused('We can deliver within Uttar Pradesh only'))
    await sellAs('unregistered')
    expect((await checkOut(DELHI)).status).toBe(201)
  })

  it('tells on the page about shipping where it delivers', async () => {
    const { sellAs, shippingPage } = await start()
    expect(await shippingPage()).not.toContain('We deliver to')
    await sellAs('unregistered', ['Uttar Pradesh', 'Maharashtra'])
    expect(await shippingPage()).toContain('We deliver to Uttar Pradesh and Maharashtra.')
    await sellAs('composition')
    expect(await shippingPage()).toContain('We deliver to Uttar Pradesh.')
  })

  it('does not sell by a checkout that was begun before', async () => {
    const { sellAs, checkOut, finalize } = await start()
    const begun = await checkOut(DELHI)
    await sellAs('unregistered', ['Uttar Pradesh'])
    expect(await finalize(begun)).toMatchObject(refused('We can deliver within Uttar Pradesh only'))
    await sellAs('unregistered')
    expect((await finalize(begun)).status).toBe(200)
  })

  it('sells to the army’s post, whose codes tell no state', async () => {
    const { sellAs, checkOut } = await start()
    await sellAs('unregistered', ['Uttar Pradesh'])
    expect((await checkOut('900001')).status).toBe(201)
  })
})

describe('a composition taxable person', () => {
  it('sells within the own state, also by a checkout that was begun before', async () => {
    const { sellAs, checkOut, finalize, isServiceable } = await start()
    const begun = await checkOut(DELHI)
    await sellAs('composition')
    const why = refused('We can deliver within Uttar Pradesh only')
    expect(await checkOut(DELHI)).toMatchObject(why)
    expect(await finalize(begun)).toMatchObject(why)
    expect((await finalize(await checkOut('221001'))).status).toBe(200)
    expect([await isServiceable('221001'), await isServiceable(DELHI)]).toEqual([true, false])
  })

  it('can name no other state', async () => {
    const { admin, open, save } = await startSettings()
    const { legal } = await open()
    const composition = { ...legal, ...REGISTERED, gstin: GSTIN, registration: 'composition' }
    expect(await save({ legal: { ...composition, sellsTo: ['Delhi'] } })).toMatchObject({
      status: 400,
      body: { fields: { 'legal.sellsTo': expect.stringContaining('Uttar Pradesh') } },
    })
    expect((await save({ legal: { ...composition, sellsTo: ['Uttar Pradesh'] } })).status).toBe(200)
    expect((await admin.get('/api/admin/settings')).body.legal.registration).toBe('composition')
  })
})
