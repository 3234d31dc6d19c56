import { expect, it } from 'vitest'
import { beginCheckout } from '#testing/orders.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

/** Several instances of the API over one database: only transactions protect the stock. */

const first = await startTestShop()
const { projectId } = first.shop.config
const instances = [first, await startTestShop({ projectId }), await startTestShop({ projectId })]

const instance = (index: number): TestShop => instances[index % instances.length]!

it('sells each unit once, leaves no order without its units, and never answers a 500', async () => {
  const [shop] = instances as [TestShop]
  const [scarce, plenty] = [
    await shop.saveProduct({ countInStock: 10 }),
    await shop.saveProduct({ countInStock: 1000, name: 'Mug' }),
  ]
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.saveUser()))
  const checkouts = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const buyer = buyers[index % buyers.length]!
      // In either order, so that two of them could deadlock.
      const products = index % 2 ? [scarce, plenty] : [plenty, scarce]
      const line = { size: 'Small', color: 'Red', quantity: 1 }
      const { body } = await beginCheckout(
        shop.as(buyer),
        products.map((productId) => ({ ...line, productId })),
      )
      return { id: body._id as string, buyer }
    }),
  )

  const replies = await Promise.all(
    checkouts.map(({ id, buyer }, index) =>
      instance(index).as(buyer).post(`/api/checkout/${id}/finalize`, { isCOD: true }),
    ),
  )
  const statuses = new Set(replies.map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  const sold = replies.filter(({ status }) => status === 200).length

  const { orders, stockMovements } = shop.database
  expect((await orders.count().get()).data().count).toBe(sold)
  expect(await shop.readProduct(scarce)).toMatchObject({ countInStock: 10 - sold, sold })
  expect(await shop.readProduct(plenty)).toMatchObject({ countInStock: 1000 - sold, sold })
  const movements = await stockMovements.get()
  expect(movements.docs.map((movement) => movement.data().quantity)).toEqual(
    Array.from({ length: 2 * sold }, () => -1),
  )
  // Every unit was sold before anyone was refused.
  expect(sold).toBe(10)
})

it('closes one checkout once, whichever instances are asked', async () => {
  const [shop] = instances as [TestShop]
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ countInStock: 5 })
  const { body } = await beginCheckout(shop.as(asha), [
    { productId, size: 'Small', color: 'Red', quantity: 2 },
  ])
  const path = `/api/checkout/${body._id}/finalize`
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, index) => instance(index).as(asha).post(path, { isCOD: true })),
  )
  expect(new Set(replies.map(({ status, body: order }) => `${status} ${order._id}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  expect((await shop.readProduct(productId)).countInStock).toBe(3)
})
