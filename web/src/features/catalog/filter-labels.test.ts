import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '#i18n/translate.ts'
import { setShop } from '#lib/shop-settings.ts'
import { activeFilters, collectionTitle } from './filter-labels.ts'
import { readFilters } from './filters.ts'

beforeEach(() => {
  setLanguage('hi')
  const garden = { name: 'Garden', nameIn: { hi: 'बगीचा' }, picture: '', facts: [] }
  const pots = { name: 'Pots, Pans', nameIn: { hi: 'बर्तन' }, picture: '', facts: [] }
  setShop({ ...DEFAULT_SHOP, version: 2, categories: [garden, pots] })
})
afterEach(() => {
  setLanguage('en')
  setShop(DEFAULT_SHOP)
})

it('calls a category as its seller does in the language of the page', () => {
  const filters = readFilters(new URLSearchParams('category=Garden'))
  expect(activeFilters(filters).map(({ label }) => label)).toEqual(['बगीचा'])
  expect(collectionTitle('all', filters)).toBe('बगीचा')
})

it.each([
  ['Pots, Pans', 'बर्तन'],
  ['Garden,Attic', 'बगीचा, Attic'],
])('heads the page of %s in the language of the page, comma or not', (category, heading) => {
  const filters = { ...readFilters(new URLSearchParams()), category }
  expect(collectionTitle('all', filters)).toBe(heading)
  expect(activeFilters(filters).map(({ label }) => label)).toEqual([heading])
})
