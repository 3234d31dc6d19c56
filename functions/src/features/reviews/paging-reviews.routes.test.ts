import { expect, it } from 'vitest'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { readsOf } from '#testing/usage-of.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

it('pages of reviews by cursor lose none while each of a page is hidden', async () => {
  const shop = await startOwnTestShop()
  const admin = await shop.saveUser({ role: 'admin' })
  const productId = await shop.saveProduct()
  const { firestore, reviews, timestamp } = shop.database
  const batch = firestore.batch()
  const ids = Array.from({ length: 11 }, (_, index) => reviewIdOf(productId, `customer-${index}`))
  for (const [index, id] of ids.entries()) {
    const at = timestamp(new Date(Date.UTC(2026, 0, 5, 6, Math.floor(index / 3))))
    batch.set(reviews.doc(id), {
      productId,
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
