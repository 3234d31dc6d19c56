import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { invalid } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const cot = await shop.saveProduct({ name: 'Folding Cot' })
const canister = await shop.saveProduct({ name: 'Steel Canister' })
for (let count = 0; count < 4; count++) await shop.saveProduct({ name: `Zinc Degchi ${count}` })
await shop.shop.catalog.current()
const keeper = shop.as(await shop.saveUser({ role: 'catalogue' }))
const REPORT = '/api/searches'
const LIST = '/api/admin/searches'

const listed = async (search: string) =>
  (await keeper.get(LIST)).body.searches.find((one: { search: string }) => one.search === search)

const found = async (search: string): Promise<string[]> =>
  (await shop.get(`/api/products?search=${encodeURIComponent(search)}`)).body.map(
    ({ _id }: { _id: string }) => _id,
  )

it('counts what was searched in vain and what was bought then, and nothing that tells who', async () => {
  for (const search of ['Trampoline  ', 'trampoline'])
    expect((await shop.post(REPORT, { search })).status).toBe(200)
  await shop.post(REPORT, { search: 'trampoline', bought: [cot, 'gone'] })
  expect(await listed('trampoline')).toMatchObject({
    times: 2,
    found: 0,
    bought: [{ _id: cot, name: 'Folding Cot', times: 1 }],
  })
  for (const search of ['98765 43210', 'asha@example.com']) {
    await shop.post(REPORT, { search })
    expect(await listed(search)).toBeUndefined()
  }
  const { docs } = await shop.database.searchDays.get()
  expect(Object.keys(docs[0]?.data() ?? {}).toSorted()).toEqual([
    'day',
    'expiresAt',
    'schemaVersion',
    'searches',
  ])
  const { searches = [] } = docs[0]?.data() ?? {}
  expect(Object.keys(searches[0] ?? {}).toSorted()).toEqual([
    'bought',
    'found',
    'leftOut',
    'search',
    'times',
  ])
})

it('counts no search that finds enough, whatever its sender says', async () => {
  await shop.post(REPORT, { search: 'zinc degchi' })
  expect(await listed('zinc degchi')).toBeUndefined()
  await shop.post(REPORT, { search: 'zinc degchi qwxyz' })
  expect(await listed('zinc degchi qwxyz')).toMatchObject({ times: 1, leftOut: ['qwxyz'] })
})

it('keeps a day to a bounded document, and what is asked for most in it', async () => {
  const own = Array.from({ length: 400 }, (_, place) => `xq${place.toString(36)}zz`)
  for (const [place, search] of own.entries()) {
    const headers = { 'x-forwarded-for': `7.7.${place % 250}.7, 198.51.100.1` }
    for (let times = 0; times < (place === 0 ? 5 : 1); times++)
      await shop.post(REPORT, { search }, { headers })
  }
  expect(await listed('xq0zz')).toMatchObject({ times: 5 })
  for (const document of (await shop.database.searchDays.get()).docs)
    expect(document.data().searches.length).toBeLessThanOrEqual(150)
})

it('makes a word mean another at once, for one press; audited and undoable', async () => {
  expect(await found('peepa')).toEqual([])
  const { status, body } = await keeper.post(`${LIST}/synonyms`, {
    word: 'Peepa',
    means: 'steel dabba',
  })
  expect([status, body]).toEqual([201, { synonyms: [{ word: 'Peepa', means: 'steel dabba' }] }])
  expect(await found('peepa')).toEqual([canister])
  expect(await found('bada peepa')).toEqual([canister])
  // The page that was made before says so as well.
  const page = await fetch(`${shop.url}/collections/all?search=peepa`)
  // Nor does a CDN keep the answer of before.
  for (const { headers } of [page, await shop.get('/api/products?search=peepa')])
    expect(headers.get('cache-control')).toMatch(/s-maxage=5$/)
  expect(await page.text()).toContain('Steel Canister')
  const again = await keeper.post(`${LIST}/synonyms`, { word: 'peepa', means: 'bucket' })
  expect(again.body.synonyms).toEqual([{ word: 'peepa', means: 'bucket' }])
  expect(await found('peepa')).not.toContain(canister)
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const [entry] = (await admin.get('/api/admin/audit?target=settings')).body
  expect(entry).toMatchObject({ action: 'settings.changed', changes: { synonyms: {} } })
  await admin.post('/api/admin/audit/undo', { batch: entry.batch })
  expect(await found('peepa')).toEqual([canister])
  expect((await shop.get('/api/settings')).body).not.toHaveProperty('synonyms')
  expect(await keeper.post(`${LIST}/synonyms`, { word: '', means: 'x' })).toMatchObject(
    invalid('word'),
  )
})

it('offers a word as a synonym once two orders chose the same product for it', async () => {
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const lota = await shop.saveProduct({ name: 'Kaveri Lota', sizes: [], colors: [] })
  await shop.shop.catalog.current()
  const asha = await shop.saveUser()
  const placed = async () =>
    (await placeOrder(shop, asha, [{ productId: lota, quantity: 1, size: '', color: '' }]))._id
  const teach = (id: string, ...said: string[]) =>
    admin.post(`/api/admin/orders/${id}/words`, {
      words: said.map((one) => ({ said: one, productId: lota })),
    })
  const learned = async () => (await keeper.get(LIST)).body.learned
  const [first, second] = [await placed(), await placed()]
  const read = async () =>
    (await admin.post('/api/admin/orders/read', { text: '2 dolchi' })).body.lines

  expect(await read()).toEqual([])
  expect((await teach(first, '2 dolchi', 'dolchi bhej do')).body).toEqual({ noted: 2 })
  await teach(first, 'Dolchi x3')
  expect(await learned()).toEqual([])
  await teach(second, '3 DOLCHI')
  const offer = { word: 'dolchi', productId: lota, name: 'Kaveri Lota', means: 'Kaveri Lota' }
  expect(await learned()).toEqual([offer])

  // Known words, sentences, the customer, phones and what was not ordered are nothing to learn.
  const nothing = [
    '2 kaveri lota',
    'xqa xqb xqc xqd',
    `dolna ${anAddress().firstName}`,
    'dolna 9876543210',
  ]
  expect((await teach(second, ...nothing)).body).toEqual({ noted: 0 })
  const other = { words: [{ said: 'gudda', productId: cot }] }
  expect((await admin.post(`/api/admin/orders/${second}/words`, other)).body).toEqual({ noted: 0 })
  expect(await teach('none', 'dolchi')).toMatchObject({ status: 404 })
  expect(await admin.post(`/api/admin/orders/${first}/words`, { words: [] })).toMatchObject(
    invalid('words'),
  )

  const { word, means } = offer
  await admin.post(`${LIST}/synonyms`, { word, means })
  expect(await learned()).toEqual([])
  expect(await read()).toMatchObject([{ quantity: 2, candidates: [{ productId: lota }] }])

  for (const id of [first, second]) await teach(id, 'gagri')
  const gagri = { word: 'gagri', productId: lota }
  expect(await learned()).toMatchObject([gagri])
  await admin.post(`${LIST}/learned/dismissed`, gagri)
  expect(await learned()).toEqual([])
  await teach(await placed(), 'gagri')
  expect(await learned()).toEqual([])

  // What was taught longest ago makes room, and no order can be told from it.
  const letters = 'abcdefghijklmnopqrst'.split('')
  for (const one of letters.slice(0, 16))
    await teach(first, ...letters.map((last) => `xq${one}${last}zz`))
  const { words = [] } = (await shop.database.learnedWords.get()).data() ?? {}
  expect(words).toHaveLength(300)
  expect(words.at(-1)).toMatchObject({ product: lota, isDismissed: false })
  expect(JSON.stringify(words)).not.toContain(first)
})
