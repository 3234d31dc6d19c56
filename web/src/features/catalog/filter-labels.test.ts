import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { activeFilters, collectionTitle } from './filter-labels.ts'
import { readFilters } from './filters.ts'

const garden = { name: 'Garden', nameIn: { hi: 'बगीचा' }, picture: '', facts: [] }
const pots = { name: 'Pots, Pans', nameIn: { hi: 'बर्तन' }, picture: '', facts: [] }
const shop = { ...DEFAULT_SHOP, version: 2, categories: [garden, pots] }

beforeAll(() => loadTexts('hi'))

it('calls a category as its seller does in the language of the page', () => {
  const filters = readFilters(new URLSearchParams('category=Garden'))
  expect(activeFilters('hi', shop, filters).map(({ label }) => label)).toEqual(['बगीचा'])
  expect(collectionTitle('hi', shop, 'all', filters)).toBe('बगीचा')
})

it.each([
  ['Pots, Pans', 'बर्तन'],
  ['Garden,Attic', 'बगीचा, Attic'],
])('heads the page of %s in the language of the page, comma or not', (category, heading) => {
  const filters = { ...readFilters(new URLSearchParams()), category }
  expect(collectionTitle('hi', shop, 'all', filters)).toBe(heading)
  expect(activeFilters('hi', shop, filters).map(({ label }) => label)).toEqual([heading])
})

it.each([
  ['1', 'On offer'],
  ['25', '25% off or more'],
])('calls a discount of %s %s', (discount, label) => {
  const filters = readFilters(new URLSearchParams({ discount }))
  expect(activeFilters('en', shop, filters)).toMatchObject([{ label }])
})
