import { expect, it } from 'vitest'
import { tryOrder, tryUpload } from './try-shop.ts'

const ADMIN = { phone: '9876543210', password: 'Owner@12345' }

/** As much of a shop as an admin tries: what it has in the end is what an attempt has left behind. */
const aShop = ({ orders = [] as object[], isLost = (_what: string): boolean => false } = {}) => {
  const kept = { orders: new Map(orders.map((order, index) => [`o${index}`, order])), images: 0 }
  const stock = { left: 5 }
  const reply = (what: string, sent: unknown): Response => {
    const body = typeof sent === 'string' ? (JSON.parse(sent) as Record<string, object>) : {}
    const id = /orders\/(o\d+)/.exec(what)?.[1] ?? ''
    if (what === 'POST /api/users/login') return Response.json({ token: 'a-token' })
    if (what === 'POST /api/upload') {
      kept.images += 1
      return Response.json({ imageUrl: '/images/upload/v1/products/ab12.webp' }, { status: 201 })
    }
    if (what.startsWith('GET /images/'))
      return new Response('', { headers: { 'content-type': 'image/webp' } })
    if (what === 'DELETE /api/admin/products/delete-img') {
      expect(body).toEqual({ public_id: 'products/ab12' })
      kept.images -= 1
    }
    if (what === 'GET /api/orders/my-orders')
      return Response.json([...kept.orders].map(([_id, order]) => ({ _id, ...order })))
    if (what === 'GET /api/products')
      return Response.json([
        { _id: 'p1', countInStock: 0, sizes: [], colors: [] },
        {
          _id: 'p2',
          countInStock: stock.left,
          sizes: ['S', 'M'],
          colors: [],
          variants: [
            { size: 'S', countInStock: 0 },
            { size: 'M', countInStock: stock.left },
          ],
        },
      ])
    if (what === 'POST /api/checkout') {
      const { checkoutItems, shippingAddress } = body
      expect(checkoutItems).toEqual([{ productId: 'p2', size: 'M', color: '', quantity: 1 }])
      kept.orders.set('o9', { status: 'Processing', shippingAddress })
      stock.left -= 1
      return Response.json({ _id: 'c1' }, { status: 201 })
    }
    if (what === 'POST /api/checkout/c1/finalize')
      return Response.json({ _id: 'o9', ...kept.orders.get('o9') })
    if (what.endsWith('/cancel')) {
      kept.orders.set(id, { ...kept.orders.get(id), status: 'Cancelled' })
      stock.left += 1
      return Response.json({ _id: id, status: 'Cancelled' })
    }
    if (what.startsWith('DELETE /api/admin/orders/')) kept.orders.delete(id)
    return Response.json({})
  }
  return {
    kept,
    stock,
    trial: {
      url: 'https://shop.example',
      admin: ADMIN,
      ask: async (url: string, { method = 'GET', body }: RequestInit = {}) => {
        const what = `${method} ${new URL(url).pathname}`
        if (isLost(what)) throw new TypeError('fetch failed')
        return reply(what, body)
      },
    },
  }
}

it('A picture that the first hour uploads is seen and deleted again', async () => {
  const { kept, trial } = aShop()
  expect(await tryUpload(trial)).toBe('image/webp, deleted again')
  expect(kept.images).toBe(0)
})

it('An order that the first hour places is cancelled and deleted, and the stock is as before', async () => {
  const { kept, stock, trial } = aShop()
  expect(await tryOrder(trial)).toBe('placed, cancelled and deleted')
  expect([kept.orders.size, stock.left]).toEqual([0, 5])
})

it('What a first hour left that was broken off, the next one takes back, and no order of another kind', async () => {
  const mine = { status: 'Processing', shippingAddress: { address: '14 Thatheri Bazaar' } }
  const first = aShop({ orders: [mine], isLost: (what) => what.endsWith('/cancel') })
  await expect(tryOrder(first.trial)).rejects.toThrow('fetch failed')
  expect(first.kept.orders.size).toBe(2)
  const second = aShop({ orders: [...first.kept.orders.values()] })
  await tryOrder(second.trial)
  expect([...second.kept.orders.values()]).toEqual([mine])
})

it('A shop with nothing in stock is told so, not ordered from', async () => {
  const shop = aShop()
  shop.stock.left = 0
  await expect(tryOrder(shop.trial)).rejects.toThrow('nothing is in stock')
})
