import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { readCsv } from '@bartan/contract/csv/read-csv'
import {
  subtractPaise,
  sumRupees,
  toPaise,
  toRupees,
  type Rupees,
} from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { expect, it } from 'vitest'
import { CHOICE, pathOf, startAccounts } from '#features/orders/testing/start-accounts.ts'

/** Whatever happens to orders: each page, file and report says the figures of their accounts (contract §20). */
const accounts = await startAccounts()
const { shop, asha, pot, jug, lid, as, set, advance, pay, accountOf, placed } = accounts
const { ask, decide, lineFor } = accounts
const CHAINS = 4
const STEPS = 12
const PRODUCTS = [pot, jug, lid]

type Choose = <T>(from: readonly T[]) => T

/** The same numbers for the same seed. */
const chooser = (seed: number): Choose => {
  let state = seed
  return (from) => {
    state = (state * 48_271) % 2_147_483_647
    const one = from[state % from.length]
    if (one === undefined) throw new Error('Nothing to choose from')
    return one
  }
}

const get = async (path: string) => (await as().get(path)).body
type Listed = { _id: string; status: string; returns?: { state: string }[] }

/** What the desk may do to an order, most of it likely to be taken. */
const stepsOn = ({ _id: id, status, returns = [] }: Listed, choose: Choose) => {
  const path = pathOf(id)
  const wanted = [lineFor(choose(PRODUCTS))]
  const isAsked = returns.at(-1)?.state === 'requested'
  const money = [
    () => advance(id, choose([0.5, 100, 400, 500])),
    () => pay(id, { via: 'upi', reference: `R${choose([1, 2, 3, 4])}` }),
  ]
  if (status === 'Delivered')
    return [
      ...money,
      ...(isAsked
        ? [
            () => decide(id, { decision: choose(['accepted', 'declined']) }),
            () => decide(id, { decision: 'exchanged', lines: wanted }),
            () =>
              as().post(`${path}/return/exchange`, {
                lines: wanted.map(({ restock: _restock, ...line }) => line),
              }),
          ]
        : [
            () => ask(id, pot),
            () => ask(id, jug),
            () => set(id, choose(['Shipped', 'Cancelled'])),
          ]),
      () => set(id, 'Delivered', { collected: { by: 'upi', amount: choose([0, 90.5, 400]) } }),
      () => as().post(`${path}/account/write-off`, { reason: 'Little' }),
      () =>
        as().post('/api/admin/cash/handovers', {
          day: dayOf(shop.clock.now()),
          courier: choose(['', 'Ekart']),
          amount: choose([50, 400]),
        }),
      () =>
        as().post(
          '/api/admin/cash/remittances?courier=Ekart',
          `awb,paid,utr\nA${id},${choose([90.5, 400, 500])},U${choose([1, 2])}\n`,
          { headers: { 'content-type': 'text/csv' } },
        ),
    ]
  return [
    ...money,
    () => set(id, 'Delivered'),
    () =>
      set(id, 'Delivered', {
        collected: { by: choose(['cash', 'upi']), amount: choose([0, 90.5, 400, 500]) },
      }),
    () => set(id, choose(['Processing', 'Cancelled'])),
    () => as().put(`${path}/shipment`, { courier: choose(['Ekart', 'Delhivery']), awb: `A${id}` }),
    () =>
      as().put(`${path}/lines`, {
        lines: [{ productId: choose(PRODUCTS), ...CHOICE, quantity: choose([1, 2]) }],
      }),
  ]
}

type Account = Record<'toCollect' | 'short' | 'refundDue' | 'balance' | 'paidBack', Rupees> & {
  entries: { kind: string; cause: string; via?: string; amount: Rupees }[]
}
type Order = { _id: string; number: string; status: string } & Account

const sum = <One>(all: readonly One[], amountOf: (one: One) => Rupees): Rupees =>
  sumRupees(all.map(amountOf))

const ofEntries = (
  { entries }: Account,
  test: (one: Account['entries'][number]) => boolean,
): Rupees => sum(entries.filter(test), ({ amount }) => amount)

/** What an order's JSON says of the money. */
const shown = (order: {
  toCollect: Rupees
  short?: Rupees
  refund?: { amount: Rupees; state: string }
}) => ({
  toCollect: order.toCollect,
  refundDue: order.refund?.state === 'due' ? order.refund.amount : 0,
})

const ordersOf = async (): Promise<Order[]> => {
  const list: Order[] = await get('/api/admin/orders?limit=100')
  return Promise.all(
    list.map(async ({ _id, number, status }) => ({
      ...(await accountOf(_id)),
      _id,
      number,
      status,
    })),
  )
}

const expectSameOfEach = async (orders: readonly Order[]) => {
  const [list, { orders: personal }] = await Promise.all([
    get('/api/admin/orders?limit=100'),
    shop
      .as(asha)
      .get('/api/users/me/data')
      .then(({ body }) => body),
  ])
  const file: string = await get(
    `/api/admin/orders/shipments.csv?ids=${orders.map(({ _id }) => _id).join()}`,
  )
  for (const order of orders) {
    const { _id, number, toCollect, refundDue, balance, short } = order
    const figures = { toCollect, refundDue }
    const one = await get(`/api/orders/${_id}`)
    const own = (await shop.as(asha).get(`/api/orders/${_id}`)).body
    const listed = list.find((other: Order) => other._id === _id)
    const told = personal.find((other: Order) => other._id === _id)
    for (const said of [one, own, listed, told]) expect(shown(said)).toEqual(figures)
    for (const said of [one, listed])
      expect([said.balance, said.short ?? 0]).toEqual([balance, short])
    const row = file.split('\n').find((text) => text.startsWith(number))
    expect(Number(row?.trim().split(',').at(-1))).toBe(toCollect)
    const paidBack = sum<{ amount: Rupees }>(one.paidBack ?? [], ({ amount }) => amount)
    expect(paidBack).toBe(order.paidBack)
  }
}

const expectSameInAll = async (orders: readonly Order[]) => {
  const [stats, counts, cash, holders, sales, today, short] = await Promise.all([
    get('/api/admin/stats'),
    get('/api/admin/orders/counts'),
    get('/api/admin/cash'),
    get('/api/admin/cash/holders'),
    get('/api/admin/reports/sales'),
    get('/api/admin/today'),
    get('/api/admin/orders?short=true&limit=100'),
  ])
  const shipped = orders.filter(({ status }) => status === 'Shipped')
  const atDoor = (via?: string) =>
    sum(orders, (one) =>
      ofEntries(one, (entry) => entry.cause === 'door' && (!via || entry.via === via)),
    )
  const due = orders.filter(({ refundDue }) => refundDue > 0).length
  expect(stats.cash).toMatchObject({
    toCollect: sum(orders, ({ toCollect }) => toCollect),
    collected: atDoor(),
    short: sum(orders, (one) => one.short),
  })
  expect(counts).toMatchObject({
    toCollect: sum(shipped, ({ toCollect }) => toCollect),
    refundsDue: due,
  })
  expect(today.money.refundsDue).toBe(due)
  expect(cash.totals).toMatchObject({
    toCollect: sum(shipped, ({ toCollect }) => toCollect),
    collected: atDoor(),
    byUpi: atDoor('upi'),
    short: sum(orders, (one) => one.short),
  })
  expect(toPaise(holders.open)).toBe(toPaise(atDoor('cash')) - toPaise(cash.totals.handedOver))
  expect([holders.open, sum(holders.holders, (one: { open: Rupees }) => one.open)]).toEqual([
    cash.totals.open,
    cash.totals.open,
  ])
  expect(short.map(({ _id }: Order) => _id).sort()).toEqual(
    orders
      .filter((one) => one.short > 0)
      .map(({ _id }) => _id)
      .sort(),
  )
  // Sales less what was given back are what is charged, but for what was written off.
  const charged = sum(orders, (one) => ofEntries(one, ({ kind }) => kind === 'charged'))
  const writtenOff = sum(orders, (one) => ofEntries(one, ({ cause }) => cause === 'written_off'))
  const kept = toRupees(subtractPaise(toPaise(charged), toPaise(writtenOff)))
  expect([sum<{ net: Rupees }>(sales.rows, ({ net }) => net), stats.net]).toEqual([kept, kept])
}

/** A file has times in India, whose day is the one that the page shows. */
const plain = (name: string, cell = '') => {
  if (name !== 'last') return cell
  expect(cell.slice(0, 10)).toBe(dayOf(new Date(cell)))
  return new Date(cell).toISOString()
}

/** Each file says what its page says, row by row. */
const expectSameInFiles = async () => {
  for (const path of [
    '/api/admin/cash',
    '/api/admin/reports/sales',
    '/api/admin/reports/products',
    '/api/admin/reports/places',
    '/api/admin/reports/customers',
    '/api/admin/reports/stock',
  ]) {
    const { rows } = await get(path)
    const file: string = await get(`${path}.csv`)
    const [head = [], ...lines] = (await readCsv(file, CSV_LIMITS.remittances)).map(
      ({ cells }) => cells,
    )
    const told = lines.map((cells) =>
      Object.fromEntries(head.map((name, at) => [name, plain(name, cells[at])])),
    )
    expect([path, told]).toEqual([
      path,
      rows.map((row: Record<string, string | number>) =>
        Object.fromEntries(head.map((name) => [name, String(row[name] ?? '')])),
      ),
    ])
  }
}

/** Each chain begins where most is possible: goods that were paid for are to come back. */
const liveThrough = async (choose: Choose): Promise<number> => {
  await placed(jug)
  const first = await placed(pot, choose([1, 2]))
  const collected = { by: choose(['cash', 'upi']), amount: choose([90.5, 400, 500]) }
  await set(first, 'Delivered', { collected })
  await ask(first)
  await choose([
    () => decide(first, { decision: 'accepted' }),
    () => decide(first, { decision: 'exchanged', lines: [lineFor(lid)] }),
    async () => {},
  ])()
  await choose([() => pay(first), async () => {}])()
  let taken = 0
  for (let step = 0; step < STEPS; step++) {
    const one = choose<Listed>(await get('/api/admin/orders?limit=3'))
    const { status } = await choose(stepsOn(one, choose))()
    expect(status).toBeLessThan(500)
    if (status < 300) taken++
  }
  return taken
}

it('is what every page, file and report says, after any steps', async () => {
  let taken = 0
  for (let chain = 1; chain <= CHAINS; chain++) taken += await liveThrough(chooser(chain * 7919))
  expect(taken).toBeGreaterThan(CHAINS * 4)
  const orders = await ordersOf()
  await expectSameOfEach(orders)
  await expectSameInAll(orders)
  await expectSameInFiles()
})
