import type { AuditEntry } from '@bartan/contract/audit/schema'
import { describe, expect, it } from 'vitest'
import { byBatch, canUndo, fieldWords, valueWords } from './audit-words.ts'

const anEntry = (some: Partial<AuditEntry>): AuditEntry => ({
  _id: 'e',
  at: '2026-11-20T10:00:00.000Z',
  by: { _id: 'a', name: 'Admin' },
  action: 'product.changed',
  target: { _id: 'thali', name: 'Steel Thali' },
  changes: {},
  batch: 'b',
  undone: false,
  ...some,
})

describe('the trail', () => {
  it.each([
    ['price', 1299.5, '₹1,299.50'],
    ['countInStock', 7, '7'],
    ['originalPrice', null, '–'],
    ['sizes', ['Small', 'Large'], 'Small, Large'],
    ['colors', [], '–'],
    ['isPaid', true, 'Yes'],
    ['images', [{ url: 'a' }, { url: 'b' }], '2 pictures'],
  ])('shows %s %j as "%s"', (field, value, words) => {
    expect(valueWords(field, value)).toBe(words)
  })

  it('names fields as people do', () => {
    expect(['countInStock', 'isPaid', 'unheardOf'].map(fieldWords)).toEqual([
      'Stock',
      'Paid',
      'unheardOf',
    ])
  })

  it('shows the entries of one edit as one', () => {
    const batches = ['x', 'x', 'y', 'x'].map((batch) => anEntry({ batch }))
    expect(byBatch(batches).map((group) => group.length)).toEqual([2, 1, 1])
  })

  it('offers undo for edits of products that stand', () => {
    expect(canUndo(anEntry({}))).toBe(true)
    expect(canUndo(anEntry({ undone: true }))).toBe(false)
    expect(canUndo(anEntry({ action: 'order.deleted' }))).toBe(false)
  })
})
