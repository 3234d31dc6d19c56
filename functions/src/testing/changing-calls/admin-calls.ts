import { randomUUID } from 'node:crypto'
import type { TestShop } from '../start-test-shop.ts'
import {
  aPicture,
  newProduct,
  preparations,
  type ChangingCall,
  type People,
  type Prepared,
} from './prepare.ts'

export const adminCalls = (shop: TestShop, people: People) => {
  const { admin, asha, productId } = people
  const { desk, delivered, uploaded } = preparations(shop, people)
  return {
    'POST /api/admin/audit/undo': async () => {
      const sku = `SKU-${randomUUID()}`
      const rows = [{ ...newProduct(), sku }]
      const { body } = await desk.post('/api/admin/products/bulk', { rows })
      return { body: { batch: body.batch }, who: admin }
    },
    'PUT /api/admin/backup': async () => ({ body: { scheduled: true }, who: admin }),
    'POST /api/admin/backup/parts': async () => ({
      body: { passphrase: 'four words of a passphrase', pictures: false },
      who: admin,
    }),
    'PUT /api/admin/pages/:slug': async () => {
      const { body } = await desk.get('/api/admin/pages/shipping')
      const en = { title: 'Shipping', intro: '', html: `<p>${randomUUID()}</p>` }
      return {
        path: '/api/admin/pages/shipping',
        body: { version: body.version, texts: { en } },
        who: admin,
      }
    },
    'PUT /api/admin/found': async () => {
      const { body } = await desk.get('/api/admin/found')
      const heads = [{ page: '/', title: randomUUID() }]
      return { body: { version: body.version, heads }, who: admin }
    },
    'PUT /api/admin/grievances/:number': async () => {
      const complaint = { name: 'Asha', phone: shop.newPhone(), text: 'It leaks.' }
      const { body } = await shop.post('/api/grievances', complaint)
      return {
        path: `/api/admin/grievances/${body.number}`,
        body: { state: 'acknowledged', answer: 'We look into it.' },
        who: admin,
      }
    },
    'POST /api/upload': async () => ({ picture: await aPicture(), who: admin }),
    'DELETE /api/admin/products/delete-img': async () => ({
      body: { public_id: (await uploaded()).publicId },
      who: admin,
    }),
    'POST /api/admin/mails/failed/:id/retry': async () => {
      const { mail, timestamp } = shop.database
      const at = timestamp(shop.clock.now())
      const tried = { attempts: 1, startTime: at, leaseExpireTime: null, endTime: at, error: null }
      const { id } = await mail.add({
        to: ['asha@example.com'],
        message: { subject: 'Hello', text: '', html: '' },
        createdAt: at,
        delivery: { ...tried, state: 'ERROR' },
      })
      return { path: `/api/admin/mails/failed/${id}/retry`, who: admin }
    },
    'POST /api/admin/stock/received': async () => {
      const { body } = await desk.post('/api/products', newProduct())
      return {
        body: { supplier: 'Omax', lines: [{ sku: body.sku, quantity: 3, cost: 40 }] },
        who: admin,
      }
    },
    'POST /api/admin/products/bulk': async () => ({
      body: { rows: [newProduct(), newProduct(), { sku: '' }] },
      who: admin,
    }),
    'POST /api/admin/products/bulk/plan': async () => ({
      body: { csv: 'sku,price\nNEW-1,10' },
      who: admin,
    }),
    'POST /api/admin/products/prices': async () => {
      const { body } = await desk.post('/api/products', newProduct())
      return { body: { scope: { products: [body._id] }, change: { percent: 10 } }, who: admin }
    },
    'POST /api/admin/products/paper-codes': async () => ({
      body: { ids: [productId] },
      who: admin,
    }),
    // Of a product that is so already: what is done after the call changes nothing.
    'POST /api/admin/products/import': async () => {
      const product = newProduct()
      const { sku, name, price } = product
      await desk.post('/api/products', { ...product, handle: name })
      const csv = `name,price,sku\n${name},${price},${sku}`
      return { body: { csv }, who: admin }
    },
    // Of one whose picture is at no public address: what is done after the call changes no product.
    'POST /api/admin/products/import/:id/pictures': async () => {
      const { imports, timestamp } = shop.database
      const at = timestamp(shop.clock.now())
      const picture = { url: 'http://127.0.0.1/a.jpg', altText: '', product: productId }
      const { id } = await imports.add({
        state: 'done',
        category: null,
        by: { _id: admin._id, name: 'Admin' },
        total: 1,
        done: 1,
        pictures: { done: 1, total: 1, failed: [{ ...picture, code: 'forbidden_address' }] },
        faulty: [],
        file: '',
        worker: null,
        failures: 0,
        createdAt: at,
        expiresAt: at,
      })
      return { path: `/api/admin/products/import/${id}/pictures`, who: admin }
    },
    'POST /api/products': async () => ({ body: newProduct(), who: admin }),
    'POST /api/admin/products/:id/duplicate': async () => ({
      path: `/api/admin/products/${await shop.saveProduct()}/duplicate`,
      who: admin,
    }),
    'PUT /api/products/:id': async () => ({
      path: `/api/products/${await shop.saveProduct()}`,
      body: { stockChange: 5 },
      who: admin,
    }),
    'DELETE /api/products/:id': async () => ({
      path: `/api/products/${await shop.saveProduct()}`,
      who: admin,
    }),
    'PUT /api/admin/reviews/:id': async () => {
      await delivered()
      const text = `Fine ${randomUUID()}`
      await shop.as(asha).post(`/api/products/${productId}/reviews`, { stars: 3, text })
      const { docs } = await shop.database.reviews.where('text', '==', text).get()
      const path = `/api/admin/reviews/${docs[0]?.id}`
      await desk.put(path, { hidden: false })
      return { path, body: { hidden: true }, who: admin }
    },
    'PUT /api/admin/settings': async () => {
      const { body } = await desk.get('/api/admin/settings')
      const tagline = `Steel ${randomUUID().slice(0, 8)}`
      return { body: { version: body.version, tagline }, who: admin }
    },
  } satisfies Partial<Record<ChangingCall, () => Promise<Prepared>>>
}
