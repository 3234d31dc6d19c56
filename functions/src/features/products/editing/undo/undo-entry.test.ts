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
