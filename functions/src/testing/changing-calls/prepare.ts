import { randomUUID } from 'node:crypto'
import type { CallName } from '@bartan/contract/api'
import sharp from 'sharp'
import { aChoice, anAddress, newGuestId } from '../builders.ts'
import { placeOrder } from '../orders.ts'
import type { Account, TestShop } from '../start-test-shop.ts'

/** The names of all calls that change something. */
export type ChangingCall = Exclude<CallName, `GET ${string}`>

/** A call that succeeds, once it is made. */
export type Prepared = {
  /** Where it is not the one of its name. */
  path?: string
  body?: unknown
  /** In place of a body. */
  picture?: Buffer
  csv?: string
  who?: { token: string }
}

export type People = { admin: Account; asha: Account; productId: string }

export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer()

export const line = (productId: string) => ({ productId, size: 'Small', color: 'Red', quantity: 1 })

export const newEmail = () => `${randomUUID()}@example.com`

export const newProduct = () => ({
  name: 'Bucket',
  description: 'Holds water.',
  price: 100,
  countInStock: 5,
  category: 'Kitchen',
  brand: 'Omax',
  sizes: [],
  colors: [],
  sku: `SKU-${randomUUID()}`,
})

/** What calls are about. */
export const preparations = (shop: TestShop, { admin, asha, productId }: People) => {
  const desk = shop.as(admin)
  const placed = async () => (await placeOrder(shop, asha, [{ productId, quantity: 2 }]))._id
  const delivered = async () => {
    const id = await placed()
    await desk.put(`/api/admin/orders/${id}`, { status: 'Delivered' })
    return id
  }
  return {
    desk,
    placed,
    delivered,
    returned: async () => {
      const id = await delivered()
      const asked = { lines: [line(productId)], reason: 'defective' }
      await shop.as(asha).post(`/api/orders/${id}/return`, asked)
      return id
    },
    aCart: async () => {
      const guestId = newGuestId()
      await shop.post('/api/cart', { guestId, ...line(productId) })
      return guestId
    },
    aCheckout: {
      checkoutItems: [aChoice({ productId })],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
    },
    subscribed: async () => {
      const email = newEmail()
      await shop.post('/api/newsletter', { email })
      const { docs } = await shop.database.subscribers.where('email', '==', email).get()
      return { email, token: docs[0]?.data().unsubscribeToken ?? '' }
    },
    uploaded: async () => {
      const form = new FormData()
      form.set('image', new Blob([Buffer.from(await aPicture())]), 'photo.jpg')
      const response = await fetch(`${shop.url}/api/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      return (await response.json()) as { publicId: string; imageUrl: string }
    },
  }
}
