import { anAddress } from '#testing/builders.ts'
import { confirmAddress } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let count = 0

/** A customer who has left traces wherever the shop keeps any. */
export const aCustomer = async (shop: TestShop, admin: Account) => {
  const email = `person.${++count}@example.com`
  const name = `Person Numbered ${count}`
  const asha = await shop.saveUser({ name, email, confirmedEmail: email })
  const productId = await shop.saveProduct({ countInStock: 50 })
  const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
  const orders = []
  for (let i = 0; i < 3; i++) orders.push(await placeOrder(shop, asha, [line]))
  const [delivered, deleted] = orders
  await shop.as(admin).put(`/api/admin/orders/${delivered?._id}`, { status: 'Delivered' })
  await shop.as(admin).del(`/api/admin/orders/${deleted?._id}`)
  await shop.as(asha).post(`/api/products/${productId}/reviews`, { stars: 4, text: 'Sturdy' })
  await shop.as(asha).post('/api/cart', { userId: asha._id, ...line })
  await shop.as(asha).put(`/api/wishlist/${productId}`)
  const checkout = { checkoutItems: [line], shippingAddress: anAddress(), paymentMethod: 'COD' }
  await shop.as(asha).post('/api/checkout', checkout)
  await shop.as(admin).put(`/api/admin/users/${asha._id}`, { name: `${name} Rani` })
  await shop.post('/api/newsletter', { email })
  await confirmAddress(shop, email)
  const soldOut = await shop.saveProduct({ countInStock: 0 })
  await shop.post(`/api/products/${soldOut}/back-in-stock`, { email, phone: asha.phone })
  await shop.post('/api/users/login', { phone: asha.phone, password: 'Wrong@1234' })
  return { asha, email, name, delivered: delivered?._id ?? '', open: orders[2]?._id ?? '' }
}

/** Every document that holds one of these texts, but for the orders. */
export const traces = async (shop: TestShop, texts: string[]): Promise<string[]> => {
  const collections = await shop.database.firestore.listCollections()
  const found: string[] = []
  for (const collection of collections)
    for (const document of (await collection.get()).docs) {
      const content = `${document.ref.path} ${JSON.stringify(document.data())}`
      if (collection.id !== 'orders' && texts.some((text) => content.includes(text)))
        found.push(`${document.ref.path} ${content}`)
    }
  return found
}
