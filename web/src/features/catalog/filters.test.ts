import { CATEGORIES, LIST_FILTERS } from '@bartan/contract/products/rules'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { describe, expect, it, beforeAll } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { toSearch } from '#lib/paths.ts'
import { activeFilters, collectionTitle } from './filter-labels.ts'
import { clearFilters, LISTS, readFilters, toggle, writeFilters } from './filters.ts'
import { listQuery } from './product-queries.ts'
import { offeredSizes, sizeChoices } from './size-ranges.ts'

const [, , KIDS] = CATEGORIES

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('filters in the address', () => {
  it('are the same after a way there and back', () => {
    const search =
      '?category=Kitchen&color=Red&size=Small,Large&material=Steel&brand=Omax,Cello&ranges=warrantyMonths.12-36,gauge.-5&minPrice=50&maxPrice=500&inStock=true&discount=25&rating=4&sortBy=priceAsc&search=steel'
    expect(toSearch(writeFilters(read(search)))).toBe(search)
  })

  it.each(LIST_FILTERS)('%s is among them, and among those in use', (name) => {
    const filters = read(`${name}=Steel`)
    expect(writeFilters(filters)).toMatchObject({ [name]: 'Steel' })
    expect(activeFilters('en', DEFAULT_SHOP, filters)).toHaveLength(1)
    expect(toSearch(writeFilters(clearFilters(filters)))).toBe('')
  })

  it.each(LISTS)('%s asks for the same list in whatever order its choices were pressed', (name) => {
    expect(listQuery('all', read(`${name}=b,a`))).toEqual(listQuery('all', read(`${name}=a,b`)))
  })

  it('are none in a bare address, and leave it bare', () => {
    const filters = read('')
    expect(filters).toMatchObject({ size: [], material: [], brand: [], sortBy: 'default' })
    expect(toSearch(writeFilters(filters))).toBe('')
  })

  it('take the top of the slider as no limit', () => {
    expect(read('maxPrice=1000').maxPrice).toBeUndefined()
    expect(read('maxPrice=990').maxPrice).toBe(990)
    expect(read('minPrice=0').minPrice).toBeUndefined()
  })

  it('leave out what makes no sense', () => {
    expect(
      read(
        'ranges=12-36,gauge.x-5&sortBy=cheapest&minPrice=abc&maxPrice=-3&size=,,Small,&search=%20',
      ),
    ).toMatchObject({
      sortBy: 'default',
      minPrice: undefined,
      maxPrice: undefined,
      size: ['Small'],
      search: undefined,
      ranges: [],
    })
  })

  it('leave out figures that there can not be', () => {
    expect(read('inStock=yes&discount=120&rating=six')).toMatchObject({
      inStock: false,
      discount: undefined,
      rating: undefined,
    })
  })

  it('keep a value together that has a comma in it', () => {
    const brand = ['Omax, Inc.', 'Cello']
    const search = toSearch(writeFilters({ ...read(''), brand }))
    expect(read(search).brand).toEqual(brand)
    expect(activeFilters('en', DEFAULT_SHOP, read(search)).map(({ label }) => label)).toEqual(brand)
    expect(listQuery('all', read(search)).brand).toBe('Cello,Omax%2C Inc.')
  })

  it('put a value into a list and take it out again', () => {
    expect(toggle(['Omax'], 'Cello')).toEqual(['Omax', 'Cello'])
    expect(toggle(['Omax', 'Cello'], 'Omax')).toEqual(['Cello'])
  })

  it('are cleared without losing search and sorting', () => {
    expect(clearFilters(read('brand=Omax&search=steel&sortBy=popularity'))).toEqual({
      size: [],
      material: [],
      brand: [],
      countryOfOrigin: [],
      ranges: [],
      inStock: false,
      search: 'steel',
      sortBy: 'popularity',
    })
  })
})

describe('active filters', () => {
  it('each know how to go', () => {
    const filters = read(`category=${encodeURIComponent(KIDS)}&brand=Omax,Cello&maxPrice=300`)
    const active = activeFilters('en', DEFAULT_SHOP, filters)
    expect(active.map(({ label }) => label)).toEqual([KIDS, 'Omax', 'Cello', 'Up to ₹300'])
    expect(active[1]?.without).toEqual({ brand: ['Cello'] })
  })

  it('name stock, discount and rating', () => {
    const active = activeFilters('en', DEFAULT_SHOP, read('inStock=true&discount=25&rating=4'))
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['In stock', { inStock: false }],
      ['25% off or more', { discount: undefined }],
      ['4 stars or more', { rating: undefined }],
    ])
  })
})

const garden = { name: 'Garden', nameIn: { hi: 'बगीचा' }, picture: '', facts: [] }
const pots = { name: 'Pots, Pans', nameIn: { hi: 'बर्तन' }, picture: '', facts: [] }
const shop = { ...DEFAULT_SHOP, version: 2, categories: [garden, pots] }

beforeAll(() => loadTexts('hi'))

it('calls a category as its seller does in the language of the page', () => {
  const filters = readFilters(new URLSearchParams('category=Garden'))
  expect(activeFilters('hi', shop, filters).map(({ label }) => label)).toEqual(['बगीचा'])
  expect(collectionTitle('hi', shop, 'all', filters)).toBe('बगीचा')
})

const titleOf = (search: string) =>
  collectionTitle('en', shop, 'all', readFilters(new URLSearchParams(search)))

it('heads all offers, with other filters too, as their page', () => {
  expect(['discount=1', 'discount=1&color=Red', 'color=Red'].map(titleOf)).toEqual([
    'Offers',
    'Offers',
    'All Products',
  ])
  expect(titleOf('discount=1&category=Garden')).toBe('Garden')
})

it.each([
  ['Pots, Pans', 'बर्तन'],
  ['Garden,Attic', 'बगीचा, Attic'],
])('heads the page of %s in the language of the page, comma or not', (category, heading) => {
  const filters = { ...readFilters(new URLSearchParams()), category }
  expect(collectionTitle('hi', shop, 'all', filters)).toBe(heading)
  expect(activeFilters('hi', shop, filters).map(({ label }) => label)).toEqual([heading])
})

it('has one chip for the sizes of a range, which takes all of them back', () => {
  const filters = readFilters(new URLSearchParams('size=1 L,1.5 L,Small&material=Steel'))
  expect(activeFilters('en', shop, filters)).toMatchObject([
    { label: '1–2 L', without: { size: ['Small'] } },
    { label: 'Small', without: { size: ['1 L', '1.5 L'] } },
    { label: 'Steel', without: { material: [] } },
  ])
})

it.each([
  ['1', 'On offer'],
  ['25', '25% off or more'],
])('calls a discount of %s %s', (discount, label) => {
  const filters = readFilters(new URLSearchParams({ discount }))
  expect(activeFilters('en', shop, filters)).toMatchObject([{ label }])
})

const VOLUMES = ['2 L', '200 ml', '500 ml', '750 ml', '1 L', '1.5 L', '12 L', '20 L']

const labels = (sizes: string[], chosen: string[] = []) =>
  offeredSizes('en', sizes, chosen).map(({ label }) => label)

it('offers many measures of one kind in ranges, the smallest first, after sizes in words', () => {
  expect(labels([...VOLUMES, 'Small'])).toEqual([
    'Small',
    '200 ml',
    '500 ml–1 L',
    '1–2 L',
    '2 L',
    'From 10 L',
  ])
})

it('offers few measures of one kind each by itself', () => {
  expect(labels(['28 cm', '10 in', '20 cm'])).toEqual(['20 cm', '10 in', '28 cm'])
})

it('offers of measures of several kinds only what was chosen', () => {
  expect(labels(['Small', '1 L', '20 cm', '20 × 30 cm'])).toEqual(['Small', '20 × 30 cm'])
  expect(labels(['Small', '1 L', '20 cm'], ['20 cm'])).toEqual(['Small', '20 cm'])
})

it('names chosen sizes of one range together', () => {
  expect(sizeChoices('en', ['1 L', 'Small', '1.5 L', '5 L'])).toEqual([
    { label: '1–2 L', sizes: ['1 L', '1.5 L'] },
    { label: 'Small', sizes: ['Small'] },
    { label: '5 L', sizes: ['5 L'] },
  ])
  expect(sizeChoices('en', ['100 ml', '250 ml'])[0]?.label).toBe('Under 500 ml')
})
