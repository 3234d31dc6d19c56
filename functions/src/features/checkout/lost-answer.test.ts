import { expect, it } from 'vitest'
import { aChoice, anAddress } from '#testing/builders.ts'
import { startWithLine } from '#testing/start-with-line.ts'

const LINE = { size: 'Small', color: 'Red', quantity: 1 }

it('an order whose commit has no answer is placed once, and answered', async () => {
  const { direct, shop, loseNext } = await startWithLine()
  const productId = await direct.saveProduct({ countInStock: 5 })
  const buyer = await direct.saveUser()
  const { orders, stockMovements } = direct.database
  await shop.as(buyer).post('/api/cart', { userId: buyer._id, ...aChoice({ productId }) })
  const checkout = await shop.as(buyer).post('/api/checkout', {
    checkoutItems: [{ ...LINE, productId }],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })
  const { status, body } = await loseNext(
    () => shop.as(buyer).post(`/api/checkout/${checkout.body._id}/finalize`, { isCOD: true }),
    async () => (await orders.count().get()).data().count === 1,
  )
  expect(status).toBe(200)
  const [order, ...others] = (await orders.get()).docs
  expect(others).toEqual([])
  expect(body._id).toBe(order?.id)
  expect((await stockMovements.count().get()).data().count).toBe(1)
  expect(await direct.readProduct(productId)).toMatchObject({ countInStock: 4, sold: 1 })
})

it('a checkout whose creation has no answer is there once', async () => {
  const { direct, shop, loseNext } = await startWithLine()
  const productId = await direct.saveProduct()
  const buyer = await direct.saveUser()
  const { checkouts } = direct.database
  const { status, body } = await loseNext(
    () =>
      shop.as(buyer).post('/api/checkout', {
        checkoutItems: [{ ...LINE, productId }],
        shippingAddress: anAddress(),
        paymentMethod: 'COD',
      }),
    async () => (await checkouts.count().get()).data().count === 1,
  )
  expect(status).toBe(201)
  expect((await checkouts.get()).docs.map(({ id }) => id)).toEqual([body._id])
})
