import { expect, it } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { startWithLine } from '#testing/start-with-line.ts'

it('what is added to a cart without an answer is in it once', async () => {
  const { direct, shop, loseNext } = await startWithLine()
  const productId = await direct.saveProduct({ countInStock: 9 })
  const guestId = newGuestId()
  const { carts } = direct.database
  const add = () => shop.post('/api/cart', { guestId, ...aChoice({ productId }), quantity: 1 })
  const unitsInCart = async () => (await carts.doc(guestId).get()).data()?.lines[0]?.quantity
  for (const units of [1, 2]) {
    const { status, body } = await loseNext(add, async () => (await unitsInCart()) === units)
    expect(status).toBe(200)
    expect(body.products).toMatchObject([{ productId, quantity: units }])
    expect(await unitsInCart()).toBe(units)
  }
})
