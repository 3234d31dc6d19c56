import type { AuditEntry } from '@bartan/contract/audit/schema'
import { GRIEVANCE_STATES } from '@bartan/contract/grievances/rules'
import { OFFER_KINDS } from '@bartan/contract/offers/offer'
import { offerInputSchema } from '@bartan/contract/offers/schema'
import { CANCEL_REASONS, CONFIRMATION_STATES } from '@bartan/contract/orders/desk-rules'
import { REFUND_STATES, RETURN_STATES } from '@bartan/contract/orders/return-rules'
import { editedProductSchema } from '@bartan/contract/products/admin-schema'
import { PRODUCT_STATES } from '@bartan/contract/products/fields/input-rules'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { REGISTRATIONS } from '@bartan/contract/settings/rules'
import { ROLES } from '@bartan/contract/shared/roles'
import { describe, expect, it } from 'vitest'
import { byBatch, canUndo, fieldWords, valueWords } from './audit-words.ts'
import { variantChanges } from './variant-changes.ts'

/** What replies tell of a product, and nobody enters. */
const TOLD = {
  _id: true,
  priceMax: true,
  listPrice: true,
  originalPriceOf: true,
  saleEndsAt: true,
  rating: true,
  starCounts: true,
  createdAt: true,
  updatedAt: true,
  ratedOn: true,
} as const

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
    ['facts', [{ name: 'Capacity', value: '1 L' }], 'Capacity: 1 L'],
    ['images', [{ url: 'a' }, { url: 'b' }], '2 pictures'],
    ['legal', { registration: 'unregistered', state: 'Bihar' }, 'Not registered Bihar'],
    ['brand', 'draft', 'draft'],
    ['from', '2026-11-29T17:06:08.941Z', '29\u00a0Nov\u00a02026, 10:36\u00a0pm'],
    ['gstRateNext', { rate: 5, from: '2026-12-01' }, '5 1 Dec 2026'],
    ['scope', '{"categories":["Bathroom"],"products":["p1","p2"]}', 'Bathroom 2 products'],
    ['products', '[{"productId":"p1","quantity":2}]', '1 product'],
    ['tiers', '[{"from":3,"percent":10},{"from":6,"percent":15}]', 'from 3 on 10%, from 6 on 15%'],
    ['/collections/steel', '{"name":"Steel","rule":{"materials":["Steel"]}}', 'Steel Steel'],
    ['name', '[sale', '[sale'],
  ])('shows %s %j as "%s"', (field, value, words) => {
    expect(valueWords('en', field, value)).toBe(words)
  })

  it.each<[string, readonly string[]]>([
    ['state', PRODUCT_STATES],
    ['state', GRIEVANCE_STATES],
    ['confirmation', CONFIRMATION_STATES],
    ['cancelReason', CANCEL_REASONS],
    ['return', RETURN_STATES],
    ['refund', REFUND_STATES],
    ['role', ROLES],
    ['registration', REGISTRATIONS],
    ['kind', OFFER_KINDS],
  ])('has words for each value of %s', (field, values) => {
    for (const value of values) expect(valueWords('en', field, value)).toMatch(/^[A-Z][^_]+$/)
  })

  it('names fields as people do', () => {
    expect(['countInStock', 'isPaid', 'unheardOf'].map((field) => fieldWords('en', field))).toEqual(
      ['Stock', 'Paid', 'unheardOf'],
    )
  })

  it.each([
    ['offers', offerInputSchema.options.flatMap(({ shape }) => Object.keys(shape))],
    ['products', Object.keys(editedProductSchema.omit(TOLD).shape)],
    ['the settings', Object.keys(DEFAULT_SETTINGS)],
  ])('has a name for each field of %s', (_what, fields) => {
    for (const field of fields) expect(fieldWords('en', field)).toMatch(/^[A-Z]/)
  })

  it('says of each variant what became of it', () => {
    const red = { size: '1 L', color: 'Red', sku: 'A', countInStock: 3, price: 249.5 }
    const blue = { ...red, color: 'Blue', sku: 'B' }
    const green = { ...red, color: 'Green', sku: 'C', countInStock: 0 }
    expect(
      variantChanges('en', [red, blue], [{ ...red, countInStock: 5, originalPrice: 300 }, green]),
    ).toEqual([
      { what: 'Red · 1 L: Original price', from: '–', to: '₹300' },
      { what: 'Red · 1 L: Stock', from: '3', to: '5' },
      { what: 'Blue · 1 L', from: '₹249.50, 3 in stock', to: '–' },
      { what: 'Green · 1 L', from: '–', to: '₹249.50, 0 in stock' },
    ])
    expect(variantChanges('en', null, [red])).toHaveLength(1)
  })

  it('says that a variant has another size or color now, and what else of it changed', () => {
    const small = { size: '1 L', sku: 'A', countInStock: 3, price: 249.5 }
    const large = { size: '2 L', sku: 'B', countInStock: 1, price: 400 }
    const more = { mrp: 300, cost: 90.5, reorderAt: 2, weight: 250 }
    const declared = { netQuantity: { value: 1, unit: 'N' } }
    expect(
      variantChanges(
        'en',
        [small, large],
        [
          { ...small, size: '1.5 L' },
          { ...large, ...more, ...declared },
        ],
      ),
    ).toEqual([
      { what: 'Variants', from: '1 L', to: '1.5 L' },
      { what: '2 L: MRP', from: '–', to: '₹300' },
      { what: '2 L: Cost', from: '–', to: '₹90.50' },
      { what: '2 L: Reorder point', from: '–', to: '2' },
      { what: '2 L: Weight in grams', from: '–', to: '250' },
      { what: '2 L: Net quantity', from: '–', to: '1 N' },
    ])
    expect(
      variantChanges(
        'en',
        [{ ...large, ...declared }],
        [{ ...large, netQuantity: { value: 1, unit: 'N' } }],
      ),
    ).toEqual([])
    // What was 2 L is 1 L now, beside another 2 L.
    expect(
      variantChanges(
        'en',
        [large],
        [
          { ...large, size: '1 L' },
          { ...large, sku: 'C' },
        ],
      ),
    ).toEqual([
      { what: 'Variants', from: '2 L', to: '1 L' },
      { what: '2 L', from: '–', to: '₹400, 1 in stock' },
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
