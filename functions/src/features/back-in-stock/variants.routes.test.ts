import type { Product, Variant } from '@bartan/contract/products/schema'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { beforeEach, expect, it } from 'vitest'
import { confirmAddress, mailsTo } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'

const { shop, admin } = await startShop()
const RED = { size: '1 L', color: 'Red' }
const BLUE = { size: '1 L', color: 'Blue' }
const LARGE = { size: '3 L', color: 'Red' }

const setStock = (stock: number[]) =>
  shop.as(admin).put(`/api/products/${tiffin._id}`, {
    variants: tiffin.variants.map((one, at) => ({ ...one, countInStock: stock[at] ?? 0 })),
  })
let tiffin: Product & { variants: Variant[] }
beforeEach(async () => {
  tiffin = await createTiffin(shop, admin)
  await setStock([0, 2, 0])
})

const ask = (body: object) => shop.post(`/api/products/${tiffin._id}/back-in-stock`, body)
let count = 0
const newEmail = () => `waiting-${++count}@example.com`
const asking = async (choice: object) => {
  const email = newEmail()
  expect((await ask({ email, ...choice })).status).toBe(201)
  await confirmAddress(shop, email)
  return email
}
const subjectsTo = async (email: string) =>
  (await mailsTo(shop, email)).map(({ message }) => message.subject)
const NEWS = 'is back in stock'
const newsOf = async (email: string) =>
  (await subjectsTo(email)).filter((subject) => subject.includes(NEWS))

it('who waits for a variant is told when that one is back, and no other', async () => {
  const [red, large] = [await asking(RED), await asking(LARGE)]
  await setStock([0, 5, 1])
  expect([await newsOf(red), await newsOf(large)]).toEqual([
    [],
    [`${SHOP.name}: ${tiffin.name}, Red · 3 L ${NEWS}`],
  ])
  await setStock([2, 5, 1])
  expect([(await newsOf(red)).length, (await newsOf(large)).length]).toEqual([1, 1])
  const mail = (await mailsTo(shop, red)).find(({ message }) => message.subject.includes(NEWS))
  expect(mail?.message.text).toContain(`/product/${tiffin._id}?color=Red&size=1%20L`)
})

it('nobody waits for what is there, or for what there is not', async () => {
  expect(await ask({ email: newEmail(), ...BLUE })).toMatchObject({
    status: 409,
    body: { reason: 'product_in_stock' },
  })
  expect((await ask({ email: newEmail() })).status).toBe(409)
  expect((await ask({ email: newEmail(), size: '3 L', color: 'Blue' })).status).toBe(400)
})

it('who waits for anything of it is told of the first that comes', async () => {
  await setStock([0, 0, 0])
  const email = await asking({})
  await setStock([0, 0, 1])
  expect(await newsOf(email)).toEqual([`${SHOP.name}: ${tiffin.name} ${NEWS}`])
})

it('a cancelled order brings a variant back', async () => {
  await setStock([0, 0, 1])
  const order = await placeOrder(shop, await shop.saveUser(), [{ productId: tiffin._id, ...LARGE }])
  const [red, large] = [await asking(RED), await asking(LARGE)]
  await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Cancelled' })
  expect([await newsOf(red), (await newsOf(large)).length]).toEqual([[], 1])
})

it('who waits for a variant that is written otherwise meanwhile is told of it by its new name', async () => {
  const email = await asking(LARGE)
  const phone = shop.newPhone()
  await ask({ phone, ...LARGE })
  const size = '3 litre'
  const rename = (countInStock: number) =>
    shop.as(admin).put(`/api/products/${tiffin._id}`, {
      variants: tiffin.variants.map((one) =>
        one.size === LARGE.size ? { ...one, size, countInStock } : { ...one, countInStock: 0 },
      ),
    })
  await rename(0)
  const waiting = async (query = '') =>
    (await shop.as(admin).get(`/api/admin/back-in-stock${query}`)).body.filter(
      (entry: { phone: string }) => entry.phone === phone,
    )
  expect(await waiting()).toMatchObject([{ product: { size, countInStock: 0 } }])
  expect(await newsOf(email)).toEqual([])
  await rename(2)
  expect(await newsOf(email)).toEqual([`${SHOP.name}: ${tiffin.name}, Red · ${size} ${NEWS}`])
  const mail = (await mailsTo(shop, email)).find(({ message }) => message.subject.includes(NEWS))
  expect(mail?.message.text).toContain(`?color=Red&size=3%20litre`)
  expect(await waiting('?back=true')).toMatchObject([{ product: { size, countInStock: 2 } }])
})

it('reaches those behind many who wait for another one', async () => {
  const { backInStockRequests, serverTime, timestamp } = shop.database
  const { firestore } = shop.database
  const batch = firestore.batch()
  for (let at = 0; at < 230; at++)
    batch.set(backInStockRequests.doc(), {
      productId: tiffin._id,
      variant: at % 115 === 114 ? LARGE : RED,
      email: `many-${at}@example.com`,
      language: 'en',
      isConfirmed: true,
      createdAt: serverTime,
      expiresAt: timestamp(new Date('2099-01-01')),
    })
  await batch.commit()
  await setStock([0, 2, 1])
  const left = await backInStockRequests.where('productId', '==', tiffin._id).get()
  expect(left.docs.filter((request) => request.get('variant').size === '3 L')).toEqual([])
  expect(left.size).toBe(228)
  expect((await shop.database.restocks.get()).size).toBe(0)
})

it('the list of phone numbers says which variant, and what there is of it', async () => {
  const phone = shop.newPhone()
  await ask({ phone, ...RED })
  const entries = async (query: string): Promise<{ phone: string }[]> =>
    (await shop.as(admin).get(`/api/admin/back-in-stock${query}`)).body
  const own = async (query = '') => (await entries(query)).filter((entry) => entry.phone === phone)
  expect(await own()).toMatchObject([{ product: { _id: tiffin._id, ...RED, countInStock: 0 } }])
  await setStock([0, 3, 1])
  expect(await own('?back=true')).toEqual([])
  await setStock([4, 3, 1])
  expect(await own('?back=true')).toMatchObject([{ product: { ...RED, countInStock: 4 } }])
})
