import { RANGE_NAMES } from '@bartan/contract/products/fields/plain-fields'
import { asProductId, asSku, type ProductId } from '@bartan/contract/products/product-id'
import { CATEGORIES, SORTS } from '@bartan/contract/products/rules'
import type { Product, ProductFilters, Variant } from '@bartan/contract/products/schema'
import { summaryOf } from '@bartan/contract/products/variants'
import { rupees } from '@bartan/contract/shared/money'
import * as fc from 'fast-check'
import type { CatalogEntry } from '../index/product-rows.ts'
import { anEntry } from './household.ts'

/** Few values and few ids, so that filters overlap, prices tie and products are changed again and again. */
const word = (...words: string[]) => fc.constantFrom(...words)

/** Of those that shoppers choose by. */
const numbers = <T>(value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(RANGE_NAMES.map((name) => [name, value])))

const few = fc.integer({ min: 0, max: 3 })

const product = fc.record({
  _id: word('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l').map(asProductId),
  name: word('Steel Bottle', 'Plastic Bucket', 'Kids Cup', 'Thali 9 inch'),
  category: fc.constantFrom(...CATEGORIES),
  brand: word('Cello', 'cello', 'Royal', ''),
  material: word('Steel', 'STEEL', 'Plastic', 'Bamboo'),
  collection: word('Everyday', 'Festive', ''),
  colors: fc.array(word('Red', 'red ', 'Blue', 'Mint'), { maxLength: 3 }),
  sizes: fc.array(word('Small', 'Large', '10 inch', '9 inch'), { maxLength: 2 }),
  price: fc.integer({ min: 1, max: 12 }).map((half) => rupees(half * 49.5)),
  // Of all prices, none, an exact quarter or half of these is off.
  originalPrice: fc.option(fc.constant(rupees(12 * 49.5)), { nil: undefined }),
  declarations: fc.option(
    word('India', 'india', 'China', 'Viet Nam', '').map((countryOfOrigin) => ({ countryOfOrigin })),
    { nil: undefined },
  ),
  countInStock: fc.integer({ min: 0, max: 2 }),
  rating: fc.option(
    fc.integer({ min: 2, max: 10 }).map((half) => ({ average: half / 2, count: 1 })),
    { nil: undefined },
  ),
  createdAt: fc.integer({ min: 1, max: 4 }).map((day) => `2026-01-0${day}T00:00:00.000Z`),
}) satisfies fc.Arbitrary<Partial<Product>>

const variant = fc.record({
  sku: word('V-1', 'V-2', 'V-3').map(asSku),
  color: word('Red', 'red ', 'Blue', ''),
  size: word('Small', '9 inch', '10 inch', ''),
  countInStock: fc.integer({ min: 0, max: 2 }),
  price: fc.integer({ min: 1, max: 12 }).map((half) => rupees(half * 49.5)),
  originalPrice: fc.option(fc.constant(rupees(12 * 49.5)), { nil: undefined }),
}) satisfies fc.Arbitrary<Variant>

const numbered = fc
  .tuple(product, numbers(fc.option(few, { nil: undefined })))
  .map(([given, values]) => ({ ...given, ...values }))

const withVariants = (given: Partial<Product> & { _id: ProductId }, variants: Variant[]) => {
  const { originalPrice: _none, ...summary } = summaryOf(variants)
  return { ...given, variants, ...summary }
}

export const arbitraryEntry: fc.Arbitrary<CatalogEntry> = fc
  .tuple(numbered, fc.array(variant, { maxLength: 4 }), fc.integer({ min: 0, max: 3 }))
  .map(([given, variants, sold]) =>
    anEntry(variants.length > 0 ? withVariants(given, variants) : given, { sold }),
  )

const some = (...words: string[]) =>
  fc.option(fc.array(word(...words), { minLength: 1, maxLength: 2 }), { nil: undefined })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const price = maybe(fc.integer({ min: 0, max: 14 }).map((half) => half * 49.5))

/** The compiler asks for a filter that is new. */
export const arbitraryFilters = fc.record({
  collection: maybe(word('all', 'everyday', 'Festive', 'none', 'none, festive')),
  category: some('kitchen', 'Bathroom', 'Garden'),
  color: some('RED', 'blue', 'mint'),
  size: some('small', '9 inch'),
  material: some('steel', 'bamboo'),
  brand: some('CELLO', 'Royal'),
  countryOfOrigin: some('INDIA', 'viet nam'),
  minPrice: price,
  maxPrice: price,
  inStock: maybe(fc.boolean()),
  discount: maybe(fc.constantFrom(0, 25, 50)),
  rating: maybe(fc.constantFrom(0, 3, 4.5)),
  ranges: maybe(numbers(maybe(fc.record({ min: few, max: few }, { requiredKeys: [] })))),
} satisfies Record<Exclude<keyof ProductFilters, 'search'>, unknown>)

/** Of words, of measures, and of both. */
export const arbitrarySearch = maybe(word('bottle 9 inch', '9 inch', 'thali 10 in', 'cup'))

export const arbitrarySort = fc.constantFrom(...SORTS)
