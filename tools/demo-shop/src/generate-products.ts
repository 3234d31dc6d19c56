import { BRANDS, SIZES } from '@bartan/contract/products/offered-values'
import { rupees } from '@bartan/contract/shared/money'
import names from './data/names.json' with { type: 'json' }
import type { DemoProduct } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { productKinds } from './product-kinds.ts'
import { choose, random, type Random } from './random.ts'

export const MAX_GENERATED = 100_000

const GRADES = ['Classic', 'Plus', 'Prime', 'Lite', 'Family', 'Max', 'Daily', 'Select'] as const

const MAKES = [
  'Built to be used every day and washed every night.',
  'Tested in real homes before it came to the shelf.',
  'Smooth edges, an honest weight and a finish that lasts.',
  'Easy to clean, hard to break.',
] as const

const DAYS_OF_ARRIVALS = 180
const KIND_STRIDE = 11
/** Only a share has Hindi names, as in a shop that is still adding them. */
const HINDI_SHARE = 0.4

const SERIES = Object.keys(names.series)

/** So that a large catalog can be read and searched in Hindi. */
const HINDI: Readonly<Record<string, string>> = { ...names.brands, ...names.series }

/** A run of neighbors in a list, in the list's own order. */
const some = <T>(all: readonly T[], least: number, next: Random): T[] => {
  const count = least + Math.floor(next() * (all.length - least + 1))
  const start = Math.floor(next() * (all.length - count + 1))
  return all.slice(start, start + count)
}

/** A price that ends in 9, as is usual in India. */
const priceBetween = ([low, high]: readonly [number, number], next: Random) =>
  Math.round((low + (high - low) * next() ** 1.4) / 10) * 10 - 1

const stock = (next: Random) => {
  const luck = next()
  if (luck < 0.02) return 0
  if (luck < 0.06) return 1 + Math.floor(next() * 4)
  return 5 + Math.floor(next() * 195)
}

/** The demo product whose pictures fit. */
const lookalike = (form: string, material: string): DemoProduct => {
  const found = demoProducts.find(
    (product) => product.form === form && product.material === material,
  )
  if (!found) throw new Error(`The demo shop has no ${form} of ${material} to show`)
  return found
}

const generateProduct = (index: number): DemoProduct => {
  const next = random(index * 2_654_435_761)
  // A stride coprime to the number of kinds visits each kind once and mixes the categories from the start.
  const kindIndex = (index * KIND_STRIDE) % productKinds.length
  const kind = productKinds[kindIndex]
  if (!kind) throw new Error('There are no kinds of products')
  const brand = choose(BRANDS, next)
  const material = choose(kind.materials, next)
  const price = priceBetween(kind.prices, next)
  const series = choose(SERIES, next)
  const name = `${brand} ${series} ${choose(GRADES, next)} ${kind.noun}`
  const reduced = next() < 0.3
  const shown = lookalike(kind.form, material)
  const ordinal = index.toString(36).toUpperCase().padStart(4, '0')
  const product: DemoProduct = {
    name,
    description: `${kind.noun} in ${material.toLowerCase()} from ${brand}. ${kind.use} ${choose(MAKES, next)}`,
    price: rupees(price),
    ...(reduced && { originalPrice: rupees(price + 10 * (2 + Math.floor(next() * price * 0.04))) }),
    countInStock: stock(next),
    sku: `${brand.slice(0, 3).toUpperCase()}-G${ordinal}`,
    category: kind.category,
    brand,
    sizes: next() < 0.2 ? [] : some(SIZES, 1, next),
    colors: some(shown.colors, 1, next),
    collection: kind.collection,
    material,
    form: kind.form,
    picturesOf: shown.sku,
    createdDaysAgo: Math.round(next() * DAYS_OF_ARRIVALS * 100) / 100,
  }
  if (next() > HINDI_SHARE) return product
  const nameHi = [HINDI[brand], HINDI[series], kind.nounHi].join(' ')
  return { ...product, nameHi }
}

/**
 * Generates a believable catalog of any size for scale tests, the same on every machine. It reuses the demo's
 * pictures.
 */
export const generateProducts = (count: number): DemoProduct[] => {
  if (!Number.isInteger(count) || count < 1 || count > MAX_GENERATED)
    throw new RangeError(`A generated catalog has 1 to ${MAX_GENERATED} products, not ${count}`)
  return Array.from({ length: count }, (_, index) => generateProduct(index))
}
