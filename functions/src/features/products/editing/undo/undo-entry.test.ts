import { asSku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { fieldChanges } from '#domain/field-changes.ts'
import { aProduct } from '#testing/builders.ts'
import type { OpenEntry } from '../edit.ts'
import { fieldsOf, type ProductFields } from '../product-fields.ts'
import { undoEntry } from './undo-entry.ts'

const before = fieldsOf(aProduct({ price: 100, originalPrice: 150, countInStock: 10 }))

const entry = (from: object, to: object, action: OpenEntry['action'] = 'product.changed') => ({
  id: 'e',
  action,
  target: { _id: 'p', name: 'Bottle' },
  changes: fieldChanges(from, to),
})

const changed = (more: Partial<ProductFields>): ProductFields => ({ ...before, ...more })

const refusedFor = (field: string) => ({
  refusal: reason('undo_changed_again', { fields: [field] }),
})

describe('a change taken back', () => {
  it('knows Hindi texts as earlier versions named them, and leaves other languages', () => {
    const past = entry({}, { nameHi: 'लोटा', descriptionHi: 'पीतल का' })
    const nameIn = { hi: 'लोटा', mr: 'तांब्या' }
    const now = changed({ nameIn, descriptionIn: { hi: 'पीतल का' } })
    expect(undoEntry(now, past)).toEqual({
      fields: { ...now, nameIn: { mr: 'तांब्या' }, descriptionIn: undefined },
    })
    expect(undoEntry(changed({ nameIn: { hi: 'घड़ा' } }), past)).toHaveProperty('refusal')
  })

  it('never leaves an original price below the price', () => {
    const after = changed({ price: paise(9000) })
    const now = { ...after, originalPrice: paise(9500) }
    expect(undoEntry(now, entry(before, after))).toHaveProperty('refusal')
  })
})

it('a change taken back brings no abolished tax rate', () => {
  const now = changed({ gstRate: 5 })
  const from = (gstRate: number) => undoEntry(now, entry({ gstRate }, { gstRate: 5 }))
  expect(from(12)).toEqual({ refusal: reason('undo_not_valid', { name: '12%' }) })
  expect(from(18)).toEqual({ fields: { ...now, gstRate: 18 } })
  const kept = changed({ gstRate: 12, brand: 'Omax' })
  expect(undoEntry(kept, entry({ brand: 'Cello' }, { brand: 'Omax' }))).toHaveProperty('fields')
})

describe('a change taken back beside an MRP', () => {
  const cheaper = changed({ price: paise(8000), originalPrice: undefined })
  const dearer = { ...cheaper, price: paise(10_000) }

  it('never leaves a price above it', () => {
    const now = { ...cheaper, mrp: paise(9000) }
    expect(undoEntry(now, entry(dearer, cheaper))).toEqual(refusedFor('mrp'))
    expect(undoEntry({ ...now, mrp: paise(10_000) }, entry(dearer, cheaper))).toEqual({
      fields: { ...dearer, mrp: paise(10_000) },
    })
    const raised = { ...dearer, mrp: paise(10_000) }
    expect(undoEntry(raised, entry({ ...raised, mrp: paise(9000) }, raised))).toEqual(
      refusedFor('price'),
    )
  })

  it('judges a variant by its own, and by that of its product', () => {
    const variant = { sku: asSku('A'), countInStock: 1, price: paise(10_000) }
    const made = { ...variant, price: paise(8000) }
    const below = { ...cheaper, mrp: paise(9000) }
    const change = entry({ variants: [variant] }, { variants: [made] })
    expect(undoEntry({ ...below, variants: [made] }, change)).toEqual(refusedFor('mrp'))
    const own = { mrp: paise(12_000) }
    const changeOfOwn = entry(
      { variants: [{ ...variant, ...own }] },
      { variants: [{ ...made, ...own }] },
    )
    expect(undoEntry({ ...below, variants: [{ ...made, ...own }] }, changeOfOwn)).toHaveProperty(
      'fields',
    )
  })

  it('leaves what was above it already to whoever wrote it', () => {
    const now = { ...dearer, mrp: paise(9000), brand: 'Omax' }
    expect(undoEntry(now, entry({ brand: 'Cello' }, { brand: 'Omax' }))).toEqual({
      fields: { ...now, brand: 'Cello' },
    })
  })
})

describe('a creation taken back', () => {
  it('is refused where anything was changed or sold since', () => {
    const created = entry({}, fieldsOf(aProduct({ ...before, price: 100 })), 'product.created')
    expect(undoEntry(before, created)).toEqual({
      refusal: reason('undo_changed_since_created', { fields: ['originalPrice'] }),
    })
    const sold = { ...before, countInStock: 9 }
    expect(undoEntry(sold, entry({}, before, 'product.created'))).toHaveProperty('refusal')
  })
})

it('takes nothing else back', () => {
  expect(undoEntry(before, entry(before, {}, 'product.deleted'))).toHaveProperty('refusal')
  expect(undoEntry(undefined, entry(before, before))).toHaveProperty('refusal')
})
