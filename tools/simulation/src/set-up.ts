import { offerInputSchema } from '@bartan/contract/offers/schema'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { asPhone } from '@bartan/contract/users/rules'
import { SETTINGS } from '../../../functions/src/database/stored-settings.ts'
import { RATE_AFTER, RATE_BEFORE, RATES_CHANGE_ON } from './checks/documents.ts'
import { Asking } from './people/ask.ts'
import { NEWSLETTER_KEYS, OFFERS } from './people/codes.ts'
import { GOODS, type Good, type Offer } from './people/goods.ts'
import { person, type Person } from './people/people.ts'
import type { SimulatedShop } from './shop/simulated-shop.ts'
import { StepUnderWay } from './step-under-way.ts'
import { START } from './world/world.ts'

const CUSTOMERS = 6
const ADMINS = 2

export type Cast = { customers: Person[]; admins: Person[]; offers: Offer[] }

const calm = (what: string) => new StepUnderWay({ at: 0, action: 'signs in', seed: what })

const register = async (shop: SimulatedShop, who: Person): Promise<void> => {
  const asking = new Asking(shop, calm(who.name), who)
  const { name, phone, password } = who
  await asking.send('POST', '/api/users/register', { name, phone, password })
  // If registered twice, the second call is refused; the login works in either case.
  const { body } = await asking.send('POST', '/api/users/login', { phone, password })
  const { _id } = body['user'] as { _id: string }
  Object.assign(who, { token: body['token'], _id })
}

const appoint = async (shop: SimulatedShop, { phone }: Person): Promise<void> => {
  await shop.program().shop.admin.appointAdmin(asPhone(phone))
}

/** Some products have their own planned rate; the others follow the plan for all. */
const hasOwnChange = ({ name }: Good): boolean => name === 'Mug'

const offer = async (shop: SimulatedShop, admin: Person, good: Good): Promise<Offer> => {
  const asking = new Asking(shop, calm(good.name), admin)
  const { status, body } = await asking.send('POST', '/api/products', {
    ...good,
    ...('variants' in good ? {} : { sku: `SIM-${good.name}` }),
    description: 'As simulated',
    category: CATEGORIES[0],
    brand: 'Prakash',
    hsn: '732393',
    gstRate: RATE_BEFORE,
    ...(hasOwnChange(good) && { gstRateNext: { rate: RATE_AFTER, from: RATES_CHANGE_ON } }),
  })
  if (status !== 201) throw new Error(`${good.name} was not taken: ${JSON.stringify(body)}`)
  asking.confirm('products', 1)
  return { productId: String(body['_id']), good }
}

/** Enters the seller's details, so that orders get documents. */
export const sell = async (asking: Asking): Promise<void> => {
  const { body } = await asking.get('/api/admin/settings')
  const legal = {
    ...(body['legal'] as object),
    legalName: 'Simulated Traders',
    addresses: ['5 Mall Road, Varanasi 221001'],
    registration: 'regular',
    gstin: '09AAACH7409R1ZZ',
    state: 'Uttar Pradesh',
  }
  const saved = await asking.send('PUT', '/api/admin/settings', { version: body['version'], legal })
  if (saved.status !== 200) throw new Error(`Not saved: ${JSON.stringify(saved.body)}`)
}

/** Writes offers and newsletter codes straight into the database: setup must not fail by simulated faults. */
const makeOffers = async (shop: SimulatedShop, { _id, name, phone }: Person): Promise<void> => {
  const { admin, connect } = shop.program().shop
  const by = { _id, name, phone: asPhone(phone), role: 'admin' as const }
  const from = new Date(START).toISOString()
  for (const rules of OFFERS)
    await admin.createOffer(offerInputSchema.parse({ ...rules, active: true, from }), by)
  const { coupons, serverTime: createdAt } = await connect()
  for (const key of NEWSLETTER_KEYS)
    await coupons.doc(key).set({ percent: 10, subscriberId: null, orderId: null, createdAt })
}

/** Writes a change of tax rates that prices follow straight into the database, so that no undone edit removes it. */
const planRates = async (shop: SimulatedShop): Promise<void> => {
  const { firestore, settings } = await shop.program().shop.connect()
  const known = settings.doc(SETTINGS)
  await firestore.runTransaction(async (transaction) => {
    const before = (await transaction.get(known)).data()
    if (!before) throw new Error('Nobody has said who sells')
    const change = { rate: RATE_BEFORE, to: RATE_AFTER, from: RATES_CHANGE_ON }
    const values = { ...before.values, rateChanges: [{ ...change, prices: 'move' as const }] }
    transaction.set(known, { ...before, values, version: before.version + 1 })
  })
}

/** Sets up the shop: customers register, and an admin creates products. */
export const setUp = async (shop: SimulatedShop): Promise<Cast> => {
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => person(index, false))
  const admins = Array.from({ length: ADMINS }, (_, index) => person(index, true))
  for (const who of [...customers, ...admins]) await register(shop, who)
  for (const admin of admins) await appoint(shop, admin)
  for (const admin of admins) await register(shop, admin)
  const [admin] = admins
  if (admin) await sell(new Asking(shop, calm('the seller'), admin))
  await planRates(shop)
  if (admin) await makeOffers(shop, admin)
  const offers: Offer[] = []
  if (admin) for (const good of GOODS) offers.push(await offer(shop, admin, good))
  return { customers, admins, offers }
}
