import { asProductId } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { anEntry } from '../testing/household.ts'

const fact = (name: string, value: string) => ({ name, value })

const ENTRIES = [
  anEntry({ _id: asProductId('gas'), name: 'Iron Kadhai', facts: [fact('Induction', 'No')] }),
  anEntry({
    _id: asProductId('induction'),
    name: 'Steel Kadhai',
    facts: [fact('Induction', 'Yes')],
  }),
  anEntry({ _id: asProductId('bpa'), name: 'Fridge Bottle', facts: [fact('BPA-free', 'Yes')] }),
  anEntry({
    _id: asProductId('not-bpa'),
    name: 'Old Bottle',
    facts: [fact('BPA-free', 'Not tested')],
  }),
  anEntry({ _id: asProductId('grade'), name: 'Steel Thali', facts: [fact('Steel grade', '304')] }),
  anEntry({ _id: asProductId('coated'), name: 'Dosa Tawa', facts: [fact('Coating', 'Non-stick')] }),
  anEntry({ _id: asProductId('bare'), name: 'Tawa', facts: [fact('Non-stick', '–')] }),
  anEntry({
    _id: asProductId('tiffin'),
    name: 'Tiffin',
    facts: [fact('Capacity', '750 ml'), fact('Microwave', 'Safe without lid')],
  }),
]

const index = new CatalogIndex()
index.apply(ENTRIES.map((entry) => ({ id: entry.product._id, version: 1, entry })))
const found = (query: string): string[] =>
  [...(index.search.find(query, index.orders.popularity.slots)?.ranked ?? [])].map((slot) =>
    index.rows.id(slot),
  )

describe('facts', () => {
  it.each([
    ['induction kadhai', ['induction']],
    ['इंडक्शन कढ़ाई', ['induction']],
    ['BPA free', ['bpa']],
    ['bpa-free bottle', ['bpa']],
    ['304 grade steel thali', ['grade']],
    ['microwave tiffin', ['tiffin']],
    ['nonstick tawa', ['coated']],
    ['non stick tawa', ['coated']],
    ['750ml tiffin', ['tiffin']],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  it('count as long as they stand', () => {
    const [, steel] = ENTRIES
    const changed = { ...steel!, product: { ...steel!.product, facts: [fact('Gauge', '18')] } }
    const other = new CatalogIndex()
    other.apply([{ id: 'induction', version: 1, entry: steel! }])
    other.apply([{ id: 'induction', version: 2, entry: changed }])
    const { slots } = other.orders.popularity
    expect(other.search.find('induction', slots)?.ranked).toHaveLength(0)
    expect(other.search.find('gauge 18', slots)?.ranked).toHaveLength(1)
  })
})
