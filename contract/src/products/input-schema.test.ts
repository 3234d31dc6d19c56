import { describe, expect, it } from 'vitest'
import { reasonOfIssue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { newProductSchema, productChangeSchema } from './input-schema.ts'
import { CATEGORIES } from './rules.ts'

const [KITCHEN] = CATEGORIES

const bottle = {
  name: 'Steel Bottle',
  description: 'Keeps water cold.',
  price: 499.5,
  category: KITCHEN,
  brand: 'Cello',
  sizes: ['Small'],
} as const

describe('a new product', () => {
  it('needs name, description, price, category, brand and sizes, and no more', () => {
    expect(newProductSchema.parse(bottle)).toEqual({
      ...bottle,
      countInStock: 0,
      returnable: true,
      colors: [],
      collection: '',
      material: '',
      images: [],
      state: 'published',
    })
  })

  it.each(Object.keys(bottle))('is refused without %s, by name', (field) => {
    const issues = newProductSchema.safeParse({ ...bottle, [field]: undefined }).error?.issues
    expect(issues?.[0]?.path).toEqual([field])
    expect(issues?.map(reasonOfIssue)[0]?.message).toBe(`${field} is required`)
  })

  it('takes an HSN as people write it', () => {
    expect(newProductSchema.parse({ ...bottle, hsn: ' ७३२३ 93 ' }).hsn).toBe('732393')
  })

  it('takes sizes and colors comma-separated, trimmed', () => {
    expect(
      newProductSchema.parse({ ...bottle, sizes: ' Small , Large,', colors: 'Red,Red' }),
    ).toMatchObject({ sizes: ['Small', 'Large'], colors: ['Red'] })
  })

  it('takes collection under either name', () => {
    expect(newProductSchema.parse({ ...bottle, collections: 'Summer' }).collection).toBe('Summer')
    expect(newProductSchema.parse({ ...bottle, collection: 'Summer' }).collection).toBe('Summer')
    expect(newProductSchema.parse({ ...bottle, collections: 'Summer' })).not.toHaveProperty(
      'collections',
    )
  })

  it.each([
    ['price', 0],
    ['price', -1],
    ['price', 1.005],
    ['price', '12'],
    ['price', Number.POSITIVE_INFINITY],
    ['countInStock', -1],
    ['countInStock', 1.5],
    ['category', ' '],
    ['sizes', { $gt: '' }],
    ['images', [{ url: 'javascript:alert(1)', altText: '' }]],
    ['images', [{ url: '//[', altText: '' }]],
    ['images', [{ url: 'tawa.jpg', altText: '' }]],
  ])('is refused with %s %o', (field, value) => {
    const issues = newProductSchema.safeParse({ ...bottle, [field]: value }).error?.issues
    expect(issues?.[0]?.path[0]).toBe(field)
    expect(issues?.map(reasonOfIssue)[0]?.message).toContain(field)
  })

  it.each([
    '/images/upload/v1/products/ab12.webp',
    '/pictures/tawa.jpg',
    'https://cdn.example/tawa.jpg',
  ])('takes the image %s', (url) => {
    expect(newProductSchema.parse({ ...bottle, images: [{ url }] }).images).toEqual([
      { url, altText: '' },
    ])
  })

  it('is refused with an original price below its price', () => {
    const { error } = newProductSchema.safeParse({ ...bottle, originalPrice: 400 })
    expect(error?.issues.map(({ path }) => path)).toEqual([['originalPrice']])
    expect(error?.issues.map(reasonOfIssue)).toEqual([
      reason('field_below_price', { field: 'originalPrice' }),
    ])
    expect(newProductSchema.parse({ ...bottle, originalPrice: 499.5 }).originalPrice).toBe(499.5)
  })
})

it('takes any subset as a change', () => {
  expect(productChangeSchema.parse({ countInStock: 3 })).toEqual({ countInStock: 3 })
  expect(productChangeSchema.parse({ collections: 'Summer' })).toEqual({ collection: 'Summer' })
  expect(productChangeSchema.parse({ originalPrice: null })).toEqual({ originalPrice: null })
  expect(productChangeSchema.parse({ _id: 'x', sold: 5 })).toEqual({})
})
