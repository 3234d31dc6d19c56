import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

export const newSku = () => `SKU-${randomUUID()}`.toUpperCase()

/** A shop, and what an admin does in it with goods and their cost. */
export const startBuying = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const [admin, packer, asha] = await Promise.all([
    shop.saveUser({ role: 'admin', name: 'Owner' }),
    shop.saveUser({ role: 'packer' }),
    shop.saveUser(),
  ])

  const create = async (more: object = {}) => {
    const product = {
      name: 'Bucket',
      description: 'Holds water.',
      price: 100,
      category: 'Kitchen',
      brand: 'Omax',
      sizes: [],
      sku: newSku(),
      ...more,
    }
    const { status, body } = await shop.as(admin).post('/api/products', product)
    expect([status, body.message]).toEqual([201, undefined])
    return body
  }

  const withVariants = () => {
    const [small, large] = [newSku(), newSku()]
    return create({
      sizes: undefined,
      cost: 30,
      variants: [
        { size: 'S', sku: small, countInStock: 4 },
        { size: 'L', sku: large, countInStock: 0, cost: 50, reorderAt: 3 },
      ],
    })
  }

  const receive = (lines: object[], more: object = {}, who = admin) =>
    shop.as(who).post('/api/admin/stock/received', { lines, ...more })

  const opened = async (id: string) => (await shop.as(admin).get(`/api/admin/products/${id}`)).body

  const ledger = (query: string, who = admin) =>
    shop.as(who).get(`/api/admin/stock/ledger?${query}`)

  return { shop, admin, packer, asha, create, withVariants, receive, opened, ledger }
}
