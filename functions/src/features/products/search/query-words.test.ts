import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { listProducts } from '../index/list-products.ts'
import type { CatalogChange } from '../index/product-rows.ts'
import { foundWith, isKindOf, KINDS, namesOfKind } from '../kinds/kinds.ts'
import { USES } from '../kinds/uses.ts'
import { arbitraryEntry, arbitraryFilters, arbitrarySort } from '../testing/arbitrary-catalog.ts'
import { Codes } from './codes.ts'
import { joinWords } from './join-words.ts'
import { queryWords } from './query-words.ts'
import { wordsOf } from './words.ts'

/** What must be met, then in brackets what may be missed. */
const read = (query: string): string =>
  queryWords(query, 10)
    .map(({ shown, isExtra }) => (isExtra ? `(${shown})` : shown))
    .join(' ')

it.each([
  ['box for lunch', 'lunch box'],
  ['cups for coffee', 'coffee cups'],
  ['dal ke liye dabba', 'dal dabba'],
  ['dabba lunch', 'lunch dabba'],
  ['kachra dabba for kitchen', 'kachra dabba (kitchen)'],
])('puts what a thing is for before it, where both name a kind: %s', (query, words) => {
  expect(read(query)).toBe(words)
})

it.each([
  ['sabzi kaatne ka chaku', '(sabzi) (kaatne) chaku'],
  ['सब्जी काटने का चाकू', '(सब्जी) (काटने) चाकू'],
  ['भाजी कापण्याची सुरी', '(भाजी) (कापण्याची) सुरी'],
  ['melamine ka bowl', 'melamine bowl'],
])('may miss what is done with a thing: %s', (query, words) => {
  expect(read(query)).toBe(words)
})

it.each([
  ['tiffin 3 dabbe', 'tiffin (3) (dabbe)'],
  ['masala dabba 7 katori', 'masala dabba (7) (katori)'],
  ['thali 4 katori 2 plate', 'thali (4) (katori) (2) (plate)'],
  ['box of 6 glasses', 'box 6 glasses'],
  ['4 glass', '4 glass'],
  ['glass set of 4', 'glass set 4'],
])('asks for the thing, and not for how many of another belong to it: %s', (query, words) => {
  expect(read(query)).toBe(words)
})

it('takes what something is kept in for a holder, where no thing is named', () => {
  expect(queryWords('sabun rakhne ka', 10).map(({ stem }) => stem)).toEqual(['sabun', 'holder'])
  expect(read('masala rakhne ka dabba')).toBe('masala dabba')
})

const code = fc.constantFrom('AB-1', 'ab 1', 'AB-12', 'ABC-1', 'B-100', '8901234', '08901234')
const step = fc.record({ code, slot: fc.integer({ min: 0, max: 3 }), isSearched: fc.boolean() })

const keyOf = (text: string) => text.replaceAll(/[- ]/g, '').toUpperCase().replace(/^0/, '')

it('finds what was put there and not taken away since, after any history', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const codes = new Codes()
      const there = new Set<string>()
      for (const { code: one, slot, isSearched } of steps) {
        const key = `${keyOf(one)} ${slot}`
        if (there.has(key)) codes.delete(one, slot)
        else codes.add(one, slot)
        if (!there.delete(key)) there.add(key)
        if (isSearched) codes.find('ab1')
      }
      for (const start of ['AB1', 'AB12', '890', 'XYZ']) {
        const { exact, beginning } = codes.find(start)
        const wanted = [...there].filter((key) => key.startsWith(start))
        expect([...exact, ...beginning].map(String).toSorted()).toEqual(
          wanted.map((key) => key.split(' ')[1] ?? '').toSorted(),
        )
      }
    }),
  )
})

it('reads two words as the one that they are known as', () => {
  const joined = joinWords(wordsOf('black non stick tava'))
  expect(joined.map(({ stem, shown }) => [stem, shown])).toEqual([
    ['black', 'black'],
    ['nonstick', 'non stick'],
    ['tava', 'tava'],
  ])
})

const arbitraryChange = fc.oneof(
  {
    weight: 4,
    arbitrary: arbitraryEntry.map((entry): CatalogChange => {
      const { product, version } = entry
      return { id: product._id, version, entry }
    }),
  },
  {
    weight: 1,
    arbitrary: arbitraryEntry.map(({ product }): CatalogChange => ({
      id: product._id,
      version: 1,
      entry: undefined,
    })),
  },
)

const arbitraryHistory = fc.array(fc.array(arbitraryChange, { maxLength: 12 }), { maxLength: 5 })

it('finds the same, whether the words were read before the changes or after them', () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryFilters, arbitrarySort, (history, filters, sortBy) => {
      const [early, late] = [new CatalogIndex(), new CatalogIndex()]
      for (const batch of history) {
        early.search.find('steel', early.orders.popularity.slots)
        early.apply(batch)
        late.apply(batch)
      }
      const query = { filters: { ...filters, search: 'steel' }, sortBy, page: 1, limit: 50 }
      expect(listProducts(late, query)).toEqual(listProducts(early, query))
    }),
  )
})

const ids = new Set(KINDS.map(({ id }) => id))

const uses = new Set(USES.map(({ id }) => id))

const found = (id: string) =>
  foundWith(KINDS.find((kind) => kind.id === id)!).map((kind) => kind.id)

it('every kind and use that the lexicon of kinds refers to is in it, once', () => {
  const named = KINDS.flatMap(({ isA, near }) => [...isA, ...near])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  expect(KINDS.flatMap((kind) => kind.uses).filter((id) => !uses.has(id))).toEqual([])
  expect([ids.size, uses.size]).toEqual([KINDS.length, USES.length])
})

it('a name belongs to one kind', () => {
  const names = KINDS.flatMap(namesOfKind)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('a search for a kind finds kinds of it before what may serve instead', () => {
  expect(found('pan')).toEqual(['saucepan', 'frying_pan', 'kadhai', 'tawa'])
  expect(found('handi')).toEqual(['cooking_pot', 'saucepan', 'cooker'])
  expect([isKindOf('tawa', 'pan'), isKindOf('pan', 'tawa')]).toEqual([true, false])
})
