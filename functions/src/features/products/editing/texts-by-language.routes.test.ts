import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
let earlier = ''
const shop = await startTestShop()
// Before the catalog is first read.
earlier = await shop.saveProduct({ name: 'Lota', nameHi: 'लोटा', descriptionHi: 'पीतल का' })
const admin = await shop.saveUser({ role: 'admin', name: 'Owner' })

const TEXTS = {
  nameIn: { mr: ' नयन हंडा ', ta: 'செம்பு குடம்', bn: '' },
  descriptionIn: { ta: 'தண்ணீர் சேமிக்க.' },
}

const pot = (more: object = {}) => ({
  name: 'Copper Pot',
  description: 'Stores water.',
  price: 999,
  category: KITCHEN,
  brand: 'Prakash',
  sizes: '',
  countInStock: 5,
  ...TEXTS,
  ...more,
})

const create = (more?: object) => shop.as(admin).post('/api/products', pot(more))
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const found = async (query: string): Promise<string[]> => {
  const { body } = await shop.get(`/api/products?search=${encodeURIComponent(query)}`)
  return body.map(({ _id }: { _id: string }) => _id)
}

const NAMES = { mr: 'नयन हंडा', ta: 'செம்பு குடம்' }

describe('a product with texts in other languages', () => {
  it('is told with them, by lists without its descriptions', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({ nameIn: NAMES, descriptionIn: TEXTS.descriptionIn })
    expect(body.nameIn).not.toHaveProperty('bn')
    expect(body).not.toHaveProperty('nameHi')
    expect((await shop.get(`/api/products/${body._id}`)).body).toEqual(body)
    const { body: list } = await shop.get('/api/products?limit=100')
    const listed = list.find(({ _id }: { _id: string }) => _id === body._id)
    expect(listed).toMatchObject({ nameIn: NAMES })
    expect(listed).not.toHaveProperty('descriptionIn')
  })

  it('is found by words of all of them, in their letters or in Latin ones, until they change', async () => {
    const { body } = await create({ sku: 'FIND-1' })
    for (const query of ['नयन', 'nayan', 'हंडा', 'matka', 'குடம்', 'சேமிக்க'])
      expect([query, await found(query)]).toEqual([query, expect.arrayContaining([body._id])])
    await change(body._id, { nameIn: { ta: 'பானை' } })
    expect(await found('செம்பு')).not.toContain(body._id)
    expect(await found('பானை')).toContain(body._id)
    const { body: suggested } = await shop.get(`/api/products/suggest?q=${encodeURI('பானை')}`)
    expect(suggested[0]).toMatchObject({ _id: body._id, nameIn: { ta: 'பானை' } })
  })

  it('is called so in carts', async () => {
    const { body } = await create()
    const line = { productId: body._id, quantity: 1, guestId: 'guest_1763625600000_words' }
    const { body: cart } = await shop.post('/api/cart', line)
    expect(cart.products[0]).toMatchObject({ name: 'Copper Pot', nameIn: NAMES })
    const stored = (await shop.database.carts.doc(line.guestId).get()).data()
    expect(stored?.lines[0]).toMatchObject({ nameIn: NAMES })
  })

  it('is copied with a mark in each', async () => {
    const { body } = await create({ nameIn: { hi: 'घड़ा', ta: 'குடம்' } })
    const copy = await shop.as(admin).post(`/api/admin/products/${body._id}/duplicate`, {})
    expect(copy.body).toMatchObject({ nameIn: { hi: 'घड़ा (प्रति)', ta: 'குடம் (நகல்)' } })
  })
})

describe('a change of one language', () => {
  it('leaves the others, and an empty text takes its own away', async () => {
    const { body } = await create()
    const bengali = await change(body._id, { nameIn: { bn: 'তামার কলসি' } })
    expect(bengali.body.nameIn).toEqual({ ...NAMES, bn: 'তামার কলসি' })
    const without = await change(body._id, {
      nameIn: { mr: '', bn: ' ' },
      descriptionIn: { ta: '' },
    })
    expect(without.body.nameIn).toEqual({ ta: NAMES.ta })
    expect(without.body).not.toHaveProperty('descriptionIn')
    const none = await change(body._id, { nameIn: { ta: '' } })
    expect(none.body).not.toHaveProperty('nameIn')
  })

  it('comes by bulk as well, and is undone alone', async () => {
    const { body } = await create({ sku: 'BULK-1' })
    const { body: written } = await shop.as(admin).post('/api/admin/products/bulk', {
      rows: [
        { sku: 'BULK-1', nameIn: { bn: 'কলসি' } },
        { sku: 'BULK-2', nameIn: { xx: 'Pot' } },
      ],
    })
    expect(written.results).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'failed', fields: { 'nameIn.xx': expect.stringContaining('xx') } },
    ])
    expect((await shop.get(`/api/products/${body._id}`)).body.nameIn).toHaveProperty('bn')
    await shop.as(admin).post('/api/admin/audit/undo', { batch: written.batch })
    expect((await shop.get(`/api/products/${body._id}`)).body.nameIn).toEqual(NAMES)
  })
})

describe('bad texts', () => {
  it.each([
    ['an unknown language', { nameIn: { xx: 'Pot' } }, 'nameIn.xx'],
    ['the first language', { nameIn: { en: 'Pot' } }, 'nameIn.en'],
    ['a name of the prototype', { nameIn: { constructor: 'Pot' } }, 'nameIn.constructor'],
    ['a long name', { nameIn: { mr: 'क'.repeat(201) } }, 'nameIn.mr'],
    ['a long description', { descriptionIn: { mr: 'क'.repeat(5001) } }, 'descriptionIn.mr'],
    ['no text', { nameIn: { mr: 7 } }, 'nameIn.mr'],
    ['a list', { nameIn: ['हंडा'] }, 'nameIn'],
    ['one text', { descriptionIn: 'हंडा' }, 'descriptionIn'],
    ['two Hindi names', { nameHi: 'घड़ा', nameIn: { hi: 'मटका' } }, 'nameHi'],
  ])('%s is refused at its field', async (_, texts, field) => {
    const { body } = await create()
    for (const refused of [await create(texts), await change(body._id, texts)]) {
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys(refused.body.fields)).toEqual([field])
    }
    expect((await shop.get(`/api/products/${body._id}`)).body).toEqual(body)
  })
})

describe('what earlier versions wrote and send', () => {
  it('is read as Hindi, keeps what it had, and stays readable for them', async () => {
    const id = earlier
    expect((await shop.get(`/api/products/${id}`)).body).toMatchObject({
      nameIn: { hi: 'लोटा' },
      nameHi: 'लोटा',
      descriptionIn: { hi: 'पीतल का' },
      descriptionHi: 'पीतल का',
    })
    await change(id, { nameIn: { mr: 'तांब्या' } })
    expect(await shop.readProduct(id)).toMatchObject({
      nameIn: { hi: 'लोटा', mr: 'तांब्या' },
      nameHi: 'लोटा',
      descriptionHi: 'पीतल का',
    })
    await change(id, { nameHi: '', descriptionHi: 'काँसे का' })
    const stored = await shop.readProduct(id)
    expect(stored).toMatchObject({
      nameIn: { mr: 'तांब्या' },
      descriptionIn: { hi: 'काँसे का' },
      descriptionHi: 'काँसे का',
    })
    expect(stored).not.toHaveProperty('nameHi')
  })

  it('is the same text twice, and no contradiction', async () => {
    const { body } = await create({ nameIn: {}, nameHi: 'घड़ा' })
    const again = await change(body._id, body)
    expect(again).toMatchObject({ status: 200, body: { nameIn: { hi: 'घड़ा' }, nameHi: 'घड़ा' } })
  })
})
