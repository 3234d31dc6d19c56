import { setTimeout as pause } from 'node:timers/promises'
import { SOLD_STATUSES, statusesWhere } from '@bartan/contract/orders/order-process'
import { MIGRATIONS } from '../../../../functions/src/database/migrations/migrations.ts'
import { migrate } from '../incidents.ts'
import { logIn } from '../people/accounts.ts'
import { Asking } from '../people/ask.ts'
import type { Person } from '../people/people.ts'
import { sell, type Cast } from '../set-up.ts'
import { callApp } from '../shop/call-app.ts'
import type { Instance } from '../shop/instance.ts'
import type { SimulatedShop } from '../shop/simulated-shop.ts'
import { StepUnderWay } from '../step-under-way.ts'
import { world } from '../world/world.ts'
import { checkDocuments } from './documents.ts'
import type { StoredOrder } from './stored.ts'
import { COUNTED } from './tables.ts'

/** Time after which every pause is over, and every catalog must know the latest changes. */
const REST_MS = 60_000

const PAISE = 100

const OPEN = statusesWhere(({ open }) => open)
const BOOKED = statusesWhere(({ money }) => money === 'booked')

const askAs = (shop: SimulatedShop, who: Person) =>
  new Asking(
    shop,
    new StepUnderWay({ at: 0, action: 'signs in', seed: `settled ${who.name}` }),
    who,
  )

/** Time after which an account locked by wrong passwords opens again. */
const TRIES_MS = 16 * 60_000

/** Checks that every customer can log in, whatever was interrupted. */
const checkEntrance = async (shop: SimulatedShop, cast: Cast): Promise<void> => {
  await pause(TRIES_MS)
  for (const who of cast.customers) {
    who.token = ''
    await logIn(askAs(shop, who), cast)
    if (who.token === '') shop.report(`${who.name} can log in with neither password`)
  }
}

/** Checks that a customer sees all own orders, and no others. */
const checkOwnOrders = async (shop: SimulatedShop, who: Person): Promise<void> => {
  const { list } = await askAs(shop, who).get('/api/orders/my-orders?limit=100')
  const shown = new Set(list.map(({ _id }) => String(_id)))
  const own = [...shop.tables.orders].filter(([, { userId }]) => userId === who._id)
  const newest = own.length <= list.length ? own : []
  for (const [id] of newest)
    if (!shown.has(id)) shop.report(`${who.name} is not shown their order ${id}`)
  for (const id of shown)
    if (shop.tables.orders.get(id)?.userId !== who._id)
      shop.report(`${who.name} is shown the order ${id}, which is not theirs`)
}

const entriesOf = (order: StoredOrder, causes: readonly string[]) =>
  (order.account ?? []).reduce(
    (sum, { cause, amount }) => sum + (causes.includes(cause) ? amount : 0),
    0,
  )

const owedByOrder = (order: StoredOrder) =>
  Math.max(
    0,
    entriesOf(order, ['placed', 'lines', 'return', 'cancelled', 'written_off']) -
      entriesOf(order, ['advance', 'door', 'exchange']) +
      entriesOf(order, ['refund']),
  )

/** Compares the shop's statistics with figures recomputed from every order. */
const checkFigures = async (shop: SimulatedShop, admin: Person): Promise<void> => {
  const { body } = await askAs(shop, admin).get('/api/admin/stats')
  const orders = [...shop.tables.orders.values()]
  const sumOf = (statuses: readonly string[]) =>
    orders.reduce((sum, one) => sum + (statuses.includes(one.status) ? one.totalPrice : 0), 0) /
    PAISE
  const inRupees = (statuses: readonly string[], amountOf: (order: StoredOrder) => number) =>
    orders.reduce((sum, one) => sum + (statuses.includes(one.status) ? amountOf(one) : 0), 0) /
    PAISE
  const cash = {
    ordered: sumOf(SOLD_STATUSES),
    toCollect: inRupees(OPEN, owedByOrder),
    collected: inRupees(BOOKED, (order) => entriesOf(order, ['door'])),
    short: inRupees(BOOKED, owedByOrder),
  }
  const reported = body['cash'] as Record<string, number>
  for (const [name, paise] of Object.entries(cash))
    if (Math.abs((reported[name] ?? NaN) - paise) > 0.001)
      shop.report(`cash ${name}: the figures say ${reported[name]}, the orders ${paise}`)
  if (body['orders'] !== orders.length)
    shop.report(`the figures count ${String(body['orders'])} orders of ${orders.length}`)
}

/** Checks to the paisa that couriers owe what they collected less what they paid. */
const checkParcels = async (shop: SimulatedShop, admin: Person): Promise<void> => {
  const asking = askAs(shop, admin)
  const owedOf = async (state: string) => {
    const { list } = await asking.get(`/api/admin/cash/parcels?state=${state}&limit=1000`)
    return list.reduce(
      (sum, { toCollect, paid = 0 }) =>
        sum + Math.round((Number(toCollect) - Number(paid)) * PAISE),
      0,
    )
  }
  const reported = (await owedOf('due')) + (await owedOf('short'))
  const owed = [...shop.tables.orders.values()].reduce((sum, order) => {
    const { owed: state, account = [], remittance } = order
    if (!state || state.state === 'paid') return sum
    const collected = account.filter(({ cause, via }) => cause === 'door' && via !== 'upi')
    return collected.reduce((all, { amount }) => all + amount, sum) - (remittance?.paid ?? 0)
  }, 0)
  if (reported !== owed)
    shop.report(`couriers owe ${reported} by the list, and ${owed} by the orders`)
}

/** Another edit may have undone the seller's details: orders that shipped meanwhile get their documents now. */
const issueLacking = async (shop: SimulatedShop, admin: Person): Promise<void> => {
  const asking = askAs(shop, admin)
  const { body: opening } = await asking.get('/api/admin/opening')
  if ((opening['missing'] as string[]).length > 0) await sell(asking)
  const { body } = await asking.send('POST', '/api/admin/opening/documents')
  if (body['left'] !== 0) shop.report(`orders lack documents: ${JSON.stringify(body)}`)
}

/** Checks that each call took effect exactly once, however often it was sent. */
const checkCounted = ({ confirmed, tables, report }: SimulatedShop): void => {
  for (const what of COUNTED) {
    const [said, stored] = [confirmed.get(what) ?? 0, tables.counted.get(what) ?? 0]
    if (said !== stored) report(`${what}: people were told ${said}, and ${stored} are stored`)
  }
}

/** Checks that an instance's memory equals what is stored. */
const checkCatalog = async (
  shop: SimulatedShop,
  instance: Instance,
  { offers }: Cast,
): Promise<void> => {
  for (const { productId } of offers) {
    const { text } = await callApp(instance.app, {
      method: 'GET',
      path: `/api/products/${productId}`,
    })
    const { countInStock } = JSON.parse(text) as { countInStock?: number }
    const stored = shop.tables.products.get(productId)
    if (stored?.deletedAt === null && stored.countInStock !== countInStock)
      shop.report(
        `${instance.name} shows ${countInStock} of ${productId}, of which there are ${stored.countInStock}`,
      )
  }
}

/** Runs the checks for the time when all work is done. */
export const checkSettled = async (shop: SimulatedShop, cast: Cast): Promise<void> => {
  await pause(REST_MS)
  await migrate(shop, MIGRATIONS)
  const old = shop.unmigrated()
  if (old.length > 0) shop.report(`not migrated: ${old.join(', ')}`)
  checkCounted(shop)
  await checkEntrance(shop, cast)
  for (const who of cast.customers) await checkOwnOrders(shop, who)
  const [admin] = cast.admins
  if (admin) await checkFigures(shop, admin)
  if (admin) await checkParcels(shop, admin)
  if (admin) await issueLacking(shop, admin)
  checkDocuments(shop.tables.taxDocuments, shop.tables.orders, (fault) => shop.report(fault))
  for (const id of shop.tables.changedDocuments) shop.report(`document ${id} was changed`)
  for (const instance of shop.alive) {
    instance.clockError = 0
    await callApp(instance.app, { method: 'GET', path: '/api/products' })
  }
  await pause(REST_MS)
  for (const instance of shop.alive) await checkCatalog(shop, instance, cast)
  shop.trace(`the end ${world.timeline.now}`)
}
