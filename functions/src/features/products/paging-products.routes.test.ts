import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { pagedList } from '#testing/paged-list.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

const [KITCHEN, BATHROOM] = CATEGORIES

/** Eleven that run low and four that don't; several of one price and one stock. */
const MANY = Array.from({ length: 15 }, (_, index) => ({
  name: `Steel Bottle ${index}`,
  sku: asSku(`BOT-${index}`),
  price: 100 + Math.floor(index / 4),
  countInStock: index < 11 ? Math.floor(index / 3) : 40,
  sold: index % 3,
  category: index % 2 === 0 ? KITCHEN : BATHROOM,
}))

const withMany = async (shop: TestShop) => {
  const admin = await shop.saveUser({ role: 'admin' })
  // All at once: on a busy machine, one after the other takes most of the time that a test has.
  const ids = await Promise.all(MANY.map(shop.saveProduct))
  const { open, openAll } = pagedList(shop.as(admin), '/api/admin/products')
  const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
  const remove = (id: string) => shop.as(admin).del(`/api/products/${id}`)
  return { shop, admin, ids, open, openAll, change, remove }
}

const startOwn = async () => withMany(await startTestShop())

describe('pages of products by cursor, while the products change', () => {
  it.each(['stock=low', 'stock=low&sortBy=stockAsc', 'stock=low&search=bottle'])(
    'of ?%s lose none and repeat none while each of a page is restocked',
    async (query) => {
      const { ids, openAll, change } = await startOwn()
      const pages = await openAll(`${query}&limit=4`, (page) =>
        Promise.all(page.map((id) => change(id, { countInStock: 50 }))),
      )
      expect(pages.map(({ length }) => length)).toEqual([4, 4, 3])
      expect(pages.flat().toSorted()).toEqual(ids.slice(0, 11).toSorted())
    },
  )

  it.each(['', 'search=bottle', 'sortBy=nameAsc', 'sortBy=priceDesc'])(
    'of ?%s neither repeat nor skip while products come and go',
    async (query) => {
      const { shop, ids, openAll, remove } = await startOwn()
      const pages = await openAll(`${query}&limit=4`, async (page) => {
        await shop.saveProduct({ name: 'Wooden Spoon', price: 9000 })
        // The last one is where the next page begins.
        await remove(page.at(-1) ?? '')
      })
      const seen = pages.flat()
      expect(new Set(seen).size).toBe(seen.length)
      expect(ids.filter((id) => !seen.includes(id))).toEqual([])
    },
  )
})

describe('pages of products by cursor', () => {
  /** Nothing changes in it. */
  let many: Awaited<ReturnType<typeof withMany>>
  beforeAll(async () => {
    many = await withMany(await startTestShop())
  })

  it.each([
    'sortBy=default',
    'sortBy=nameAsc',
    'sortBy=priceAsc',
    'sortBy=priceDesc',
    'sortBy=popularity',
    'sortBy=stockAsc',
    'sortBy=stockDesc',
    'search=bottle',
    'search=bot-1',
    'search=bottle&sortBy=priceDesc',
    `category=${encodeURIComponent(KITCHEN)}&stock=low&sortBy=stockDesc`,
  ])('work with ?%s', async (query) => {
    const { open, openAll } = many
    const { ids } = await open(query)
    expect(ids.length).toBeGreaterThan(5)
    const pages = await openAll(`${query}&limit=3`)
    expect(pages.flat()).toEqual(ids)
  })

  it('are told of in the headers', async () => {
    const { open } = many
    const first = await open('stock=low&limit=8')
    expect(first.total).toBe(11)
    expect(first.link).toContain('</api/admin/products?stock=low&limit=8&page=2>; rel="next"')
    const second = await open(`stock=low&limit=8&cursor=${first.next}`)
    expect([second.next, second.ids.length]).toEqual([null, 3])
    expect(second.link).toBe('</api/admin/products?stock=low&limit=8>; rel="first"')
    const byNumber = await open('stock=low&limit=8&page=2')
    expect([byNumber.ids, byNumber.next]).toEqual([second.ids, null])
    expect((await open('')).link).toBe(
      '</api/admin/products?page=1>; rel="first", </api/admin/products?page=1>; rel="last"',
    )
  })

  it('begin at no other cursor than the list has given, and not by number as well', async () => {
    const { shop, admin, open } = many
    const { next } = await open('limit=2')
    const made = [
      'nonsense',
      ...[[], [1, 2], [0, 'a', 'b'], ['Mug', 1, 'a'], [{}, 1, 'a'], [0, 1, 'a', 'b']].map(
        (values) => Buffer.from(JSON.stringify(values)).toString('base64url'),
      ),
      `${next}&page=2`,
    ]
    for (const cursor of made) {
      const path = `/api/admin/products?limit=2&cursor=${cursor}`
      const { status, body } = await shop.as(admin).get(path)
      expect([cursor, status, Object.keys(body.fields)]).toEqual([cursor, 400, ['cursor']])
    }
  })
})
