import type { Order } from '@bartan/contract/orders/schema'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { saveOrders } from '#testing/orders.ts'
import { pagedList } from '#testing/paged-list.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const start = async () => {
  const shop = await startTestShop()
  const [admin, asha] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ phone: asPhone('6111111111') }),
  ])
  const { open, openAll } = pagedList(shop.as(admin), '/api/admin/orders')
  return { shop, admin, asha, open, openAll }
}

/** Several of one moment, so that time alone does not order them. */
const MANY = Array.from({ length: 41 }, (_, index) => ({ minutes: Math.floor(index / 4) }))

describe('pages of orders by cursor', () => {
  it('lose none while a page is worked off', async () => {
    const { shop, admin, asha, openAll } = await start()
    const ids = await saveOrders(shop, asha, MANY)
    const pages = await openAll('status=Processing&limit=15', (page) =>
      Promise.all(
        page.map((id) => shop.as(admin).put(`/api/admin/orders/${id}`, { status: 'Shipped' })),
      ),
    )
    expect(pages.map(({ length }) => length)).toEqual([15, 15, 11])
    expect(pages.flat().sort()).toEqual(ids.toSorted())
  })

  it('neither repeat nor skip while orders come, go and change', async () => {
    const { shop, admin, asha, openAll } = await start()
    const ids = await saveOrders(shop, asha, MANY)
    const seen = await openAll('limit=10', async (page) => {
      await saveOrders(shop, asha, [{ minutes: 1000 }])
      // The last one is where the next page begins.
      await shop.as(admin).del(`/api/admin/orders/${page.at(-1)}`)
      await shop.as(admin).put(`/api/admin/orders/${page[0]}`, { status: 'Cancelled' })
    })
    expect(seen.flat().sort()).toEqual(ids.toSorted())
  })

  it.each([
    'status=Processing,Shipped',
    'phone=6111111111',
    'phone=61',
    'phone=61&status=Processing,Shipped',
    'status=Shipped&from=2026-01-05&to=2026-01-05',
  ])('work with ?%s', async (query) => {
    const { shop, asha, open, openAll } = await start()
    await saveOrders(
      shop,
      asha,
      MANY.map((order, index) => ({
        ...order,
        status: (['Processing', 'Shipped', 'Cancelled'] as const)[index % 3] ?? 'Processing',
      })),
    )
    const { ids } = await open(query)
    expect(ids.length).toBeGreaterThan(12)
    expect((await openAll(`${query}&limit=4`)).flat()).toEqual(ids)
  })

  it('read the page, two more, and one for each phone and month of parcels, wherever it is in the list', async () => {
    const { shop, admin, asha, open } = await start()
    await saveOrders(shop, asha, MANY)
    const { next } = await open('limit=20')
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    expect(await readsOf(shop, () => open('limit=20'))).toBe(account + 24)
    expect(await readsOf(shop, () => open(`limit=20&cursor=${next}`))).toBe(account + 24)
  })
})

describe("a customer's own orders", () => {
  it('come twenty at a time unless another number is wanted', async () => {
    const { shop, asha } = await start()
    const ids = (
      await saveOrders(
        shop,
        asha,
        MANY.map((_, minutes) => ({ minutes })),
      )
    ).toReversed()
    const ravi = await shop.saveUser()
    await saveOrders(shop, ravi, [{}])
    const open = async (query: string) => {
      const { status, body, headers } = await shop.as(asha).get(`/api/orders/my-orders${query}`)
      expect({ status, body }).toMatchObject({ status: 200 })
      const orders: Order[] = body
      expect(headers.get('X-Total-Count')).toBe('41')
      return { ids: orders.map(({ _id }) => _id), link: headers.get('Link') }
    }
    const first = await open('')
    expect(first.ids).toEqual(ids.slice(0, 20))
    expect(first.link).toBe(
      [
        '</api/orders/my-orders?page=1>; rel="first"',
        '</api/orders/my-orders?page=2>; rel="next"',
        '</api/orders/my-orders?page=3>; rel="last"',
      ].join(', '),
    )
    expect((await open('?page=3')).ids).toEqual(ids.slice(40))
    expect((await open('?page=4')).ids).toEqual([])
    expect((await open('?limit=7&page=2')).ids).toEqual(ids.slice(7, 14))
    expect((await open('?limit=100')).ids).toEqual(ids)
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=0', 'page=1.5'])(
    'refuse ?%s by name',
    async (query) => {
      const { shop, asha } = await start()
      const { status, body } = await shop.as(asha).get(`/api/orders/my-orders?${query}`)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
    },
  )

  it('cost the page and one read for their count', async () => {
    const { shop, asha } = await start()
    await saveOrders(shop, asha, MANY)
    const account = await readsOf(shop, () => shop.as(asha).get('/api/users/profile'))
    const reads = await readsOf(shop, () => shop.as(asha).get('/api/orders/my-orders'))
    expect(reads).toBe(account + 21)
  })
})
