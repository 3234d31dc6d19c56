import { asProductId } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const startWith = async (count: number) => {
  const shop = await startTestShop()
  const productId = await shop.saveProduct({ ratingCount: count, ratingSum: 5 * count })
  const { firestore, reviews, timestamp } = shop.database
  const batch = firestore.batch()
  const ids = Array.from({ length: count }, (_, index) =>
    reviewIdOf(asProductId(productId), `customer-${index}`),
  )
  for (const [index, id] of ids.entries()) {
    const at = timestamp(new Date(Date.UTC(2026, 0, 5, 6, Math.floor(index / 3))))
    batch.set(reviews.doc(id), {
      productId: asProductId(productId),
      productName: 'Steel Bottle',
      userId: `customer-${index}`,
      author: 'Asha',
      stars: 5,
      text: '',
      hidden: false,
      createdAt: at,
      updatedAt: at,
    })
  }
  await batch.commit()
  await shop.shop.catalog.productsChanged([productId])
  return { shop, ids, path: `/api/products/${productId}/reviews` }
}

it('reviews of a product are paged by cursor, which reads no others', async () => {
  const { shop, ids, path } = await startWith(11)
  const all = (await shop.get(`${path}?limit=100`)).body.map(({ _id }: { _id: string }) => _id)
  expect(all.toSorted()).toEqual(ids.toSorted())

  const seen: string[] = []
  const read: number[] = []
  const readPage = async (cursor: string): Promise<string | null> => {
    const address = `${path}?limit=4${cursor && `&cursor=${cursor}`}`
    let reply: Awaited<ReturnType<typeof shop.get>> | undefined
    read.push(await readsOf(shop, async () => (reply = await shop.get(address))))
    expect(reply?.status).toBe(200)
    expect(reply?.headers.get('x-total-count')).toBe('11')
    seen.push(...(reply?.body ?? []).map(({ _id }: { _id: string }) => _id))
    expect(await readsOf(shop, () => shop.get(address))).toBe(0)
    return reply?.headers.get('x-next-cursor') ?? null
  }
  for (let next: string | null = ''; next !== null;) next = await readPage(next)
  expect(seen).toEqual(all)
  expect(read).toEqual([5, 5, 3])

  const second = await shop.get(`${path}?limit=4&page=2`)
  expect(second.body.map(({ _id }: { _id: string }) => _id)).toEqual(all.slice(4, 8))
  expect(second.headers.get('link')).toContain('page=3>; rel="next"')
  const followed = await shop.get(`${path}?limit=4&cursor=${second.headers.get('x-next-cursor')}`)
  expect(followed.body.map(({ _id }: { _id: string }) => _id)).toEqual(all.slice(8))
})

it.each(['limit=100&page=11', 'limit=10&page=101', 'page=1e3', 'limit=1&page=1001'])(
  'by their number, pages of reviews go no deeper than a thousand: %s',
  async (query) => {
    const { shop, path } = await startWith(1)
    expect(await shop.get(`${path}?${query}`)).toMatchObject({
      status: 400,
      body: { fields: { page: expect.any(String) as string } },
    })
    expect((await shop.get(`${path}?limit=100&page=10`)).status).toBe(200)
  },
)

it('pages of all reviews by cursor lose none while each of a page is hidden', async () => {
  const { shop, ids } = await startWith(11)
  const admin = await shop.saveUser({ role: 'admin' })
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const path = `/api/admin/reviews?hidden=false&limit=4${next && `&cursor=${next}`}`
    const { status, body, headers } = await shop.as(admin).get(path)
    expect({ status, body }).toMatchObject({ status: 200 })
    for (const { _id } of body) {
      seen.push(_id)
      await shop.as(admin).put(`/api/admin/reviews/${_id}`, { hidden: true })
    }
    next = headers.get('X-Next-Cursor')
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())

  const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
  const page = () => shop.as(admin).get('/api/admin/reviews?limit=4')
  expect(await readsOf(shop, page)).toBe(account + 6)
  expect((await shop.as(admin).get('/api/admin/reviews?cursor=x')).body.fields).toHaveProperty(
    'cursor',
  )
})
