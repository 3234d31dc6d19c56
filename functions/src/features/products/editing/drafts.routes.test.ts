import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { confirmAddress, mailsTo } from '#testing/mailbox.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const asAdmin = () => shop.as(admin)
const change = (id: string, body: object) => asAdmin().put(`/api/products/${id}`, body)
const duplicate = (id: string) => asAdmin().post(`/api/admin/products/${id}/duplicate`)
const isShown = async (id: string) => (await shop.get(`/api/products/${id}`)).status === 200
const publish = async (skus: string[], state = 'published') => {
  const rows = skus.map((sku) => ({ sku, state }))
  return (await asAdmin().post('/api/admin/products/bulk', { rows })).body
}

const upload = async (): Promise<string> => {
  const channels = 3 as const
  const background = { r: 9, g: 9, b: 9 }
  const image = sharp({ create: { width: 40, height: 40, channels, background } })
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await image.png().toBuffer())]), 'a.png')
  const headers = { authorization: `Bearer ${admin.token}` }
  const reply = await fetch(`${shop.url}/api/upload`, { method: 'POST', body: form, headers })
  const { imageUrl } = (await reply.json()) as { imageUrl: string }
  return imageUrl
}

describe('a copy of a product', () => {
  it('is a draft with SKUs of its own, without stock, sales, bar codes and reviews', async () => {
    const { body: original } = await asAdmin().post('/api/products', {
      name: 'Steel Bucket',
      nameHi: 'स्टील बाल्टी',
      description: 'Strong.',
      category: CATEGORIES[1],
      brand: 'Prakash',
      facts: [{ name: 'Care', value: 'Wipe dry' }],
      variants: [
        { size: '12 L', price: 249, countInStock: 4, gtin: '8901234567894', sku: 'BKT-12' },
        { size: '18 L', price: 349, countInStock: 3, sku: 'BKT-18' },
      ],
    })
    const { status, body: copy } = await duplicate(original._id)
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      name: 'Steel Bucket (copy)',
      nameHi: 'स्टील बाल्टी (प्रति)',
      state: 'draft',
      price: 249,
      priceMax: 349,
      countInStock: 0,
      sizes: ['12 L', '18 L'],
      facts: original.facts,
      variants: [
        { size: '12 L', price: 249, countInStock: 0 },
        { size: '18 L', price: 349, countInStock: 0 },
      ],
    })
    const skus = [copy, ...copy.variants].map(({ sku }: { sku: string }) => sku)
    expect(new Set([...skus, original.sku, 'BKT-12', 'BKT-18']).size).toBe(6)
    expect(copy.variants[0].gtin).toBeUndefined()
    const { body: again } = await asAdmin().get(`/api/admin/products/${original._id}`)
    expect(again).toEqual(original)
    expect(await isShown(copy._id)).toBe(false)
  })

  it('can be made of a draft, and of nothing that is not there', async () => {
    const id = await shop.saveProduct({ state: 'draft', countInStock: 9, sold: 3 })
    const { status, body } = await duplicate(id)
    expect([status, body.state, body.countInStock]).toEqual([201, 'draft', 0])
    await asAdmin().del(`/api/products/${id}`)
    expect((await duplicate(id)).status).toBe(404)
    expect((await duplicate('none')).status).toBe(404)
  })

  it('has a name that is no longer than a name may be', async () => {
    const { body } = await duplicate(await shop.saveProduct({ name: 'x'.repeat(200) }))
    expect(body.name).toHaveLength(200)
    expect((await change(body._id, { name: body.name, brand: 'Omax' })).status).toBe(200)
  })

  it('keeps the images that it shares with a product that is deleted, and lets them go with the last', async () => {
    const url = await upload()
    const id = await shop.saveProduct({ images: [{ url, altText: 'Bucket' }] })
    await shop.shop.catalog.current()
    const { body: copy } = await duplicate(id)
    await asAdmin().del(`/api/products/${id}`)
    const image = () => fetch(`${shop.url}${url}`)
    expect((await image()).status).toBe(200)
    await asAdmin().del(`/api/products/${copy._id}`)
    expect((await image()).status).toBe(404)
  })

  it('keeps them also where another instance has made it', async () => {
    const url = await upload()
    const id = await shop.saveProduct({ images: [{ url, altText: 'Bucket' }] })
    await shop.shop.catalog.current()
    const { projectId } = shop.shop.config
    const other = await startTestShop({ projectId })
    await other.as(admin).post(`/api/admin/products/${id}/duplicate`)
    await asAdmin().del(`/api/products/${id}`)
    expect((await fetch(`${shop.url}${url}`)).status).toBe(200)
    await other.stop()
  })

  it('is audited', async () => {
    const { body: copy } = await duplicate(await shop.saveProduct())
    const { body: trail } = await asAdmin().get('/api/admin/audit')
    expect(trail[0]).toMatchObject({
      action: 'product.created',
      by: { _id: admin._id },
      target: { _id: copy._id },
    })
  })
})

describe('publishing', () => {
  it('is a change of one product, at once', async () => {
    const id = await shop.saveProduct({ state: 'draft' })
    expect((await change(id, { state: 'published' })).body.state).toBe('published')
    expect(await isShown(id)).toBe(true)
    expect((await change(id, { state: 'draft' })).body.state).toBe('draft')
    expect(await isShown(id)).toBe(false)
    const refused = await change(id, { state: 'hidden' })
    expect(refused).toMatchObject({ status: 400, body: { fields: { state: expect.any(String) } } })
  })

  it('that changes nothing writes nothing', async () => {
    const id = await shop.saveProduct()
    const { body: before } = await asAdmin().get(`/api/admin/products/${id}`)
    const { body: after } = await change(id, { state: 'published' })
    expect(after).toEqual(before)
  })

  it('of many is one edit, which undo takes back', async () => {
    const skus = ['P-1', 'P-2', 'P-3']
    const ids: string[] = []
    for (const sku of skus) ids.push(await shop.saveProduct({ sku: asSku(sku), state: 'draft' }))
    const { batch, results } = await publish(skus)
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      skus.map(() => 'changed'),
    )
    expect(await Promise.all(ids.map(isShown))).toEqual([true, true, true])
    const again = await publish(skus)
    expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      skus.map(() => 'unchanged'),
    )
    const undone = await asAdmin().post('/api/admin/audit/undo', { batch })
    expect(undone.body).toMatchObject({ undone: 3, skipped: [] })
    expect(await Promise.all(ids.map(isShown))).toEqual([false, false, false])
  })

  it('tells those who wait, which a restocked draft does not', async () => {
    const email = 'waits@example.com'
    const id = await shop.saveProduct({ countInStock: 0 })
    await shop.post(`/api/products/${id}/back-in-stock`, { email })
    await confirmAddress(shop, email)
    const told = async () =>
      (await mailsTo(shop, email)).filter(({ message }) => message.text.includes(`/product/${id}`))
    await change(id, { state: 'draft' })
    await change(id, { countInStock: 5 })
    expect(await told()).toHaveLength(0)
    await change(id, { state: 'published' })
    expect(await told()).toHaveLength(1)
  })
})

it('a new product is published unless it says otherwise', async () => {
  const product = {
    name: 'Mug',
    description: 'For tea.',
    category: CATEGORIES[0],
    brand: 'Omax',
    price: 50,
    sizes: [],
  }
  const { body: published } = await asAdmin().post('/api/products', product)
  expect([published.state, await isShown(published._id)]).toEqual(['published', true])
  const { body: draft } = await asAdmin().post('/api/products', { ...product, state: 'draft' })
  expect([draft.state, await isShown(draft._id)]).toEqual(['draft', false])
})
