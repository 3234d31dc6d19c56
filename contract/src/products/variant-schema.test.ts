import { describe, expect, it } from 'vitest'
import { reasonOfIssue } from '../reasons/issues.ts'
import { newProductSchema, productChangeSchema } from './input-schema.ts'
import { CATEGORIES } from './rules.ts'

const [KITCHEN] = CATEGORIES

const tiffin = {
  name: 'Tiffin',
  description: 'Keeps lunch warm.',
  category: KITCHEN,
  brand: 'Cello',
}
const small = { size: '1 L', color: 'Red', countInStock: 3, price: 249 }
const large = { size: '3 L', color: 'Red', countInStock: 1, price: 449 }

const faultsOf = (schema: typeof newProductSchema | typeof productChangeSchema, value: object) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    reasonOfIssue(issue).reason,
  ])

describe('a product with variants', () => {
  it('needs no sizes, and no price where each variant has one', () => {
    const { variants } = newProductSchema.parse({ ...tiffin, variants: [small, large] })
    expect(variants).toEqual([small, large])
    expect(faultsOf(newProductSchema, { ...tiffin, variants: [{ countInStock: 1 }] })).toEqual([
      ['price', 'field_required'],
    ])
  })

  it('names all that is missing at once', () => {
    expect(faultsOf(newProductSchema, {})).toEqual(
      ['name', 'description', 'category', 'brand', 'price', 'sizes'].map((field) => [
        field,
        'field_required',
      ]),
    )
  })

  it.each([
    ['countInStock', 3],
    ['sizes', ['1 L']],
    ['colors', []],
  ])('takes no %s beside them', (field, value) => {
    const product = { ...tiffin, variants: [small], [field]: value }
    expect(faultsOf(newProductSchema, product)).toEqual([[field, 'field_not_with']])
    expect(faultsOf(productChangeSchema, { variants: [small], [field]: value })).toEqual([
      [field, 'field_not_with'],
    ])
  })

  it.each([
    ['variants', []],
    ['variants', Array.from({ length: 101 }, (_, size) => ({ ...small, size: `${size} L` }))],
    ['variants', 'S, M'],
    ['variants.0', [7]],
    ['variants.1', [small, { ...small, price: 5 }]],
    ['variants.1', [small, { ...small, color: ' red ' }]],
    ['variants.0.countInStock', [{ ...small, countInStock: undefined }]],
    ['variants.0.countInStock', [{ ...small, countInStock: -1 }]],
    ['variants.0.countInStock', [{ ...small, countInStock: 1.5 }]],
    ['variants.0.price', [{ ...small, price: 0 }]],
    ['variants.0.price', [{ ...small, price: 1.005 }]],
    ['variants.1.originalPrice', [small, { ...large, originalPrice: 448 }]],
    ['variants.0.size', [{ ...small, size: 'x'.repeat(41) }]],
    ['variants.0.gtin', [{ ...small, gtin: '123' }]],
    ['variants.0.sku', [{ ...small, sku: 'x'.repeat(65) }]],
  ])('is refused by name: %s', (path, variants) => {
    for (const schema of [newProductSchema, productChangeSchema])
      expect(faultsOf(schema, { ...tiffin, variants }).map(([at]) => at)).toEqual([path])
  })

  it('takes 100, with no SKU, price and other choice where they have none', () => {
    const variants = Array.from({ length: 100 }, (_, at) => ({ size: `${at} L`, countInStock: 0 }))
    expect(newProductSchema.parse({ ...tiffin, price: 10, variants }).variants).toHaveLength(100)
    const blank = { ...small, color: ' ', sku: '', gtin: null, originalPrice: null }
    expect(newProductSchema.parse({ ...tiffin, variants: [blank] }).variants?.[0]).toEqual({
      ...small,
      color: undefined,
      sku: undefined,
      gtin: undefined,
      originalPrice: null,
    })
  })
})

describe('a change', () => {
  it('takes variants away by null, beside a stock of its own', () => {
    const change = { variants: null, countInStock: 4, sizes: ['1 L'] }
    expect(productChangeSchema.parse(change)).toEqual(change)
  })

  it('sets stock in one way at a time', () => {
    expect(faultsOf(productChangeSchema, { stockChange: 1, variants: [small] })).toEqual([
      ['stockChange', 'field_not_with'],
    ])
  })
})

it('takes facts, up to 20, and a state', () => {
  const facts = Array.from({ length: 20 }, (_, at) => ({ name: `n${at}`, value: ' 1 L ' }))
  const { facts: taken, state } = newProductSchema.parse({
    ...tiffin,
    variants: [small],
    facts,
    state: 'draft',
  })
  expect([taken?.length, taken?.[0], state]).toEqual([20, { name: 'n0', value: '1 L' }, 'draft'])
  const more = [...facts, { name: 'one', value: 'more' }]
  expect(faultsOf(productChangeSchema, { facts: more })).toEqual([
    ['facts', 'field_too_many_entries'],
  ])
  expect(faultsOf(productChangeSchema, { facts: [{ name: '', value: 'x' }] })).toEqual([
    ['facts.0.name', 'field_required'],
  ])
  expect(faultsOf(productChangeSchema, { state: 'hidden' })).toEqual([
    ['state', 'field_not_one_of'],
  ])
})
