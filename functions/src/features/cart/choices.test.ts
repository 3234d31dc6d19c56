import { expect, it } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const added = (guestId: string, productId: string, choice: object) =>
  shop.post('/api/cart', aChoice({ guestId, productId, ...choice }))

it('shows the cover where images and colors do not pair up', async () => {
  const productId = await shop.saveProduct({ images: [{ url: '/cover.webp', altText: '' }] })
  const { body } = await added(newGuestId(), productId, { color: 'Blue' })
  expect(body.products).toMatchObject([{ image: '/cover.webp' }])
})

it('needs no choice where the product offers none, and takes none', async () => {
  const productId = await shop.saveProduct({ sizes: [], colors: [] })
  const choice = { size: '', color: '' }
  expect((await added(newGuestId(), productId, choice)).body.products).toMatchObject([choice])
  const sized = await added(newGuestId(), productId, { ...choice, size: 'Small' })
  expect(sized).toMatchObject(invalid('size'))
})

it('adds the lines of a product up before it looks at the stock', async () => {
  const guestId = newGuestId()
  const productId = await shop.saveProduct({ countInStock: 5 })
  await added(guestId, productId, { quantity: 3 })
  const large = (quantity: number) => added(guestId, productId, { size: 'Large', quantity })
  expect(await large(3)).toMatchObject(refusal(409, 'out_of_stock'))
  expect((await large(2)).body.products).toHaveLength(2)
})
