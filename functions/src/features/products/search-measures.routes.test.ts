import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const shop = await startTestShop()
await shop.saveProduct({ name: 'Small Cooker', price: 900, sizes: ['3 L'] })
await shop.saveProduct({
  name: 'Big Cooker',
  price: 1500,
  facts: [{ name: 'Capacity', value: '5000 ml' }],
})
await shop.saveProduct({ name: 'Bucket', price: 200, sizes: ['5 L', '18 L'] })
await shop.saveProduct({ name: 'Iron Tawa', price: 300, sizes: ['10 inch'] })
await shop.saveProduct({ name: 'Grater 5 in 1', price: 150 })
await shop.saveProduct({ name: 'Dinner Set', price: 2500 })
await shop.saveProduct({ name: 'Lunch Box', price: 350 })
const admin = shop.as(await shop.saveUser({ role: 'admin' }))
await admin.post('/api/products', {
  name: 'Steel Drum',
  description: 'For rice.',
  category: KITCHEN,
  price: 700,
  brand: 'Omax',
  variants: [
    { size: '2 kg', countInStock: 1 },
    { size: '5 kg', countInStock: 1 },
  ],
})
await shop.shop.catalog.current()

const search = async (text: string, more = '', path = '') => {
  const name = path === '/suggest' ? 'q' : 'search'
  const { body, headers } = await shop.get(
    `/api/products${path}?${name}=${encodeURIComponent(text)}${more}`,
  )
  return {
    body,
    measure: headers.get('X-Search-Measure'),
    leftOut: headers.get('X-Search-Left-Out'),
    price: headers.get('X-Search-Price'),
  }
}
const names = (body: { name: string }[]) => body.map(({ name }) => name)

describe('a measure in a search', () => {
  it.each([
    ['5 litre', '5 L'],
    ['5 ltr', '5 L'],
    ['5l', '5 L'],
    ['5000 ml', '5000 ml'],
  ])('%s is that of a size or a fact, whatever its unit', async (text, measure) => {
    for (const path of ['', '/suggest']) {
      const found = await search(text, '', path)
      expect(names(found.body).toSorted()).toEqual(['Big Cooker', 'Bucket'])
      expect([found.measure, found.leftOut]).toEqual([measure, null])
    }
    const { body, measure: told } = await search(text, '', '/facets')
    expect([body.total, told]).toEqual([2, measure])
  })

  it.each([
    ['5 litre cooker', '5 L', ['Big Cooker', 'Small Cooker']],
    ['3 l cooker', '3 L', ['Small Cooker', 'Big Cooker']],
    ['10 in tawa', '10 in', ['Iron Tawa']],
    ['drum 5 kg', '5 kg', ['Steel Drum']],
  ])('%s: what has it comes first', async (text, measure, wanted) => {
    const found = await search(text)
    expect([names(found.body), found.measure, found.leftOut]).toEqual([wanted, measure, null])
  })

  it('is named as left out where nothing has it', async () => {
    const found = await search('7 litre cooker')
    expect(names(found.body).toSorted()).toEqual(['Big Cooker', 'Small Cooker'])
    expect([found.measure, found.leftOut]).toEqual(['7 L', '7%20L'])
    const alone = await search('7 litre')
    expect([alone.body, alone.measure, alone.leftOut]).toEqual([[], '7 L', '7%20L'])
  })

  it('stands beside a price and a filter', async () => {
    const found = await search('5 litre under 500')
    expect([names(found.body), found.measure, found.price]).toEqual([['Bucket'], '5 L', 'max=500'])
    const filtered = await search('5 litre', '&minPrice=1000')
    expect(names(filtered.body)).toEqual(['Big Cooker'])
  })

  it('is none in "5 in 1"', async () => {
    const found = await search('grater 5 in 1')
    expect([names(found.body), found.measure]).toEqual([['Grater 5 in 1'], null])
  })

  it('of a name or a fact is none of a product that comes in other sizes alone', async () => {
    const variants = [{ size: '61 L', color: 'Red', countInStock: 1 }]
    const made = { description: 'A tank.', category: KITCHEN, price: 900, brand: 'Omax', variants }
    await admin.post('/api/products', { ...made, name: 'Tank 62 L' })
    for (const more of ['', '&color=Red', '&maxPrice=1000'])
      expect((await search('62 l', more)).body).toEqual([])
    expect((await search('62 l', '', '/facets')).body).toMatchObject({ total: 0, color: [] })
    expect((await search('62 l')).leftOut).toBe('62%20L')
    expect(names((await search('61 l')).body)).toEqual(['Tank 62 L'])
  })

  it('is found at the price that its facets tell, though it is sold out in that size', async () => {
    const made = { description: 'A tub.', category: KITCHEN, price: 500, brand: 'Omax' }
    const variants = [
      { size: '71 L', countInStock: 1 },
      { size: '72 L', countInStock: 0, price: 100 },
    ]
    await admin.post('/api/products', { ...made, name: 'Tub', variants })
    expect((await search('tub 72 l', '', '/facets')).body.price).toEqual({ min: 100, max: 500 })
    const { body } = await search('tub 72 l', '&maxPrice=100')
    expect(body).toMatchObject([{ name: 'Tub', match: { size: '72 L', price: 100 } }])
  })

  it('follows a change of the product', async () => {
    const owner = shop.as(await shop.saveUser({ role: 'admin' }))
    const _id = await shop.saveProduct({ name: 'Jug', sizes: ['43 L'] })
    await owner.put(`/api/products/${_id}`, { sizes: ['44 L'] })
    expect(names((await search('44 l')).body)).toEqual(['Jug'])
    await owner.put(`/api/products/${_id}`, { sizes: ['45 L'] })
    expect((await search('44 l')).body).toEqual([])
    expect(names((await search('45 l')).body)).toEqual(['Jug'])
    await owner.del(`/api/products/${_id}`)
    expect((await search('45 l')).body).toEqual([])
  })
})

it.each([
  ['tawa', null, ['Iron Tawa']],
  ['wireless iron tawa', 'wireless', ['Iron Tawa']],
  ['non stick tawa', 'non,stick', ['Iron Tawa']],
  ['तांबे का तवा', encodeURIComponent('तांबे'), ['Iron Tawa']],
  ['tawa 5 litre', '5%20L', ['Iron Tawa']],
  ['zzqq 10 inch', 'zzqq', ['Iron Tawa']],
  ['zzqq', null, []],
  ['for the hostel', null, ['Lunch Box', 'Bucket']],
  ['gas chulha tawa', null, ['Iron Tawa']],
  ['diwali gift', null, ['Dinner Set']],
  ['tiffin for school', null, ['Lunch Box']],
])('words that had to be left out are named: %s', async (text, leftOut, wanted) => {
  for (const path of ['', '/suggest']) {
    const found = await search(text, '', path)
    expect([names(found.body), found.leftOut]).toEqual([wanted, leftOut])
  }
  expect((await search(text, '', '/facets')).leftOut).toBe(leftOut)
})
