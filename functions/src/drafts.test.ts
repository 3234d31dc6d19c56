import { endpoints } from '@bartan/contract/api'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { isForStaff, type Endpoint } from '@bartan/contract/shared/endpoint'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { beginCheckout } from '#testing/orders.ts'
import { refusal, invalid } from '#testing/refusal.ts'
import { aChoice, newGuestId } from './testing/builders.ts'
import { sampleInput } from './testing/sample-input.ts'
import { startShop } from './testing/start-test-shop.ts'

/** In no other product: whatever tells of the draft has one of them. */
const MARKS = ['Zarbakht', 'ZRB-7', 'Quintessa', 'Moonstone', 'Obsidianite', 'Vermilion']

const DRAFT = {
  name: 'Zarbakht Kettle',
  sku: asSku('ZRB-7'),
  brand: 'Quintessa',
  collection: 'Moonstone',
  material: 'Obsidianite',
  colors: ['Vermilion'],
  sizes: [],
  price: 77,
  countInStock: 5,
  sold: 1000,
  state: 'draft',
} as const

const { shop, admin, asha: customer } = await startShop()
const otherId = await shop.saveProduct({ name: 'Steel Bottle', sizes: [], colors: [] })
const draftId = await shop.saveProduct({ ...DRAFT, colors: [...DRAFT.colors], sizes: [] })
// Published once, and liked and in a cart since.
const { wishlists, serverTime, carts } = shop.database
const productIds = [draftId, otherId].map(asProductId)
await wishlists.doc(customer._id).set({ productIds, updatedAt: serverTime })
const line = { productId: asProductId(draftId), size: '', color: 'Vermilion', quantity: 1 }
const known = { name: 'Kettle', image: '', price: paise(7700) }
await carts.doc(customer._id).set({
  lines: [{ ...line, ...known }],
  updatedAt: serverTime,
  expiresAt: null,
})
await shop.shop.catalog.current()

/** With the draft's id, and another's, where there is room for an id, and its words where there is room for words. */
const requestsOf = ({ method, path, query, body }: Endpoint) => {
  const paths = new Set([draftId, otherId].map((id) => path.replaceAll(/:\w+/g, id)))
  const names = Object.keys(query?.shape ?? {})
  const queries = ['', ...names.flatMap((name) => MARKS.map((mark) => `?${name}=${mark}`))]
  const sample = body && sampleInput(body)
  const input =
    typeof sample === 'object' && sample !== null
      ? { ...sample, productId: draftId, productIds: [draftId] }
      : undefined
  return [...paths].flatMap((at) =>
    method === 'GET'
      ? queries.map((search) => ({ path: at + search, body: undefined }))
      : [{ path: at, body: input }],
  )
}

const tellsOfDraft = (text: string, asked: string): string[] =>
  [...MARKS, draftId].filter((mark) => text.includes(mark) && !asked.includes(mark))

/** What ends the account or its session. */
const LEFT_OUT = new Set(['DELETE /api/users/profile', 'PUT /api/users/password'])

const open = endpoints.filter(
  ({ access, method, path }: Endpoint) => !isForStaff(access) && !LEFT_OUT.has(`${method} ${path}`),
)

it.each(
  open.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)('a draft is told of by no call that is not an admin’s: %s', async (_, endpoint) => {
  for (const who of [shop, shop.as(customer)])
    for (const { path, body } of requestsOf(endpoint)) {
      const reply = await who.call(endpoint.method, path, body)
      const text = JSON.stringify([reply.body, reply.headers.get('Link')])
      // They name what their owner has put into cart and wishlist.
      const own = /^\/api\/(?:cart|wishlist|users\/me\/data)/u.test(path)
      const asked = `${path} ${own ? `${draftId} Vermilion` : ''} ${JSON.stringify(body)}`
      expect([path, tellsOfDraft(text, asked)]).toEqual([path, []])
      expect(reply.status).toBeLessThan(500)
    }
})

const draftIn = async (query: string): Promise<unknown[]> => {
  const { body } = await shop.as(admin).get(`/api/admin/products${query}`)
  return body.map(({ name, state }: { name: string; state: string }) => [name, state])
}

describe('a draft', () => {
  it('is not there for shoppers', async () => {
    for (const path of ['', '/similar', '/reviews'].map((of) =>
      of === '/similar' ? `/similar/${draftId}` : `/${draftId}${of}`,
    ))
      expect((await shop.get(`/api/products${path}`)).status).toBe(404)
    const { body, headers } = await shop.get('/api/products?search=kettle')
    expect([body, headers.get('X-Total-Count')]).toEqual([[], '0'])
    const best = await shop.get('/api/products/best-seller')
    expect(best.body.name).toBe('Steel Bottle')
  })

  it('counts in no facet', async () => {
    const { body } = await shop.get('/api/products/facets')
    expect(body).toMatchObject({ total: 1, price: { min: 100, max: 100 } })
    expect(JSON.stringify(body)).not.toMatch(/Vermilion|Quintessa|Obsidianite/)
  })

  it('can be put into no cart, and stays in one as unavailable', async () => {
    const guestId = newGuestId()
    const added = await shop.post('/api/cart', {
      ...aChoice({ productId: draftId, size: '', color: 'Vermilion' }),
      guestId,
    })
    expect(added).toMatchObject(refusal(404, 'not_found'))
    const { body } = await shop.as(customer).get(`/api/cart?userId=${customer._id}`)
    expect(body).toMatchObject({ products: [{ available: false }], totalPrice: 0 })
  })

  it('can neither be checked out nor finalized', async () => {
    const buyer = shop.as(customer)
    const item = { productId: draftId, size: '', color: 'Vermilion', quantity: 1 }
    const ask = (other = {}) => beginCheckout(buyer, [{ ...item, ...other }])
    const answerOf = async (other?: object) => {
      const { status, body } = await ask(other)
      return { status, ...body, requestId: '' }
    }
    const ofUnknown = await answerOf({ productId: 'nothing' })
    expect(ofUnknown).toMatchObject({ status: 404, code: 'not_found' })
    for (const other of [{}, { color: 'Red' }, { size: 'Giant' }, { price: 1 }, { quantity: 9 }])
      expect(await answerOf(other)).toEqual(ofUnknown)
    await shop.as(admin).put(`/api/products/${draftId}`, { state: 'published' })
    const checkout = await ask()
    expect(checkout.status).toBe(201)
    await shop.as(admin).put(`/api/products/${draftId}`, { state: 'draft' })
    const finalize = `/api/checkout/${checkout.body._id}/finalize`
    expect(await buyer.post(finalize, { isCOD: true })).toMatchObject(refusal(409, 'out_of_stock'))
  })

  it('takes no requests to be told when it is back', async () => {
    const asked = await shop.post(`/api/products/${draftId}/back-in-stock`, {
      email: 'asha@example.com',
    })
    expect(asked.status).toBe(404)
  })

  it('is listed, filtered and opened by admins', async () => {
    const draft = ['Zarbakht Kettle', 'draft']
    const other = ['Steel Bottle', 'published']
    expect(await draftIn('')).toEqual([draft, other])
    expect(await draftIn('?state=draft')).toEqual([draft])
    expect(await draftIn('?state=published')).toEqual([other])
    expect(await draftIn('?search=zrb-7')).toEqual([draft])
    expect(await draftIn('?sortBy=priceDesc')).toEqual([other, draft])
    const { body } = await shop.as(admin).get(`/api/admin/products/${draftId}`)
    expect(body).toMatchObject({ name: 'Zarbakht Kettle', state: 'draft' })
    const refused = await shop.as(admin).get('/api/admin/products?state=hidden')
    expect(refused).toMatchObject(invalid('state'))
  })

  it('is listed once however the list is paged', async () => {
    for (const sortBy of ['default', 'nameAsc', 'priceAsc', 'stockDesc']) {
      const at = `/api/admin/products?sortBy=${sortBy}&limit=1`
      const first = await shop.as(admin).get(at)
      const next = first.headers.get('X-Next-Cursor') ?? ''
      const second = await shop.as(admin).get(`${at}&cursor=${encodeURIComponent(next)}`)
      const ids = [...first.body, ...second.body].map(({ _id }: { _id: string }) => _id)
      expect(ids.toSorted()).toEqual([draftId, otherId].toSorted())
    }
  })
})
