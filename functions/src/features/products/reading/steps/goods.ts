import { choiceCombinations } from '@bartan/contract/products/choice-combinations'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import type { Rupees } from '@bartan/contract/shared/money'
import { readAmounts } from './amounts.ts'
import type { Measure } from './part.ts'
import { tokensOf } from './tokens.ts'

/** One size and color on sale. */
export type Offer = {
  productId: ProductId
  name: string
  size: string
  color: string
  sku: Sku
  price: Rupees
  countInStock: number
}

/** A product for comparison with what was asked. Expensive values are computed on demand. */
export type Goods = {
  offers: readonly Offer[]
  hasSizes: boolean
  hasColors: boolean
  /** The measures of a size: '5 kg'; none for 'Large'. */
  measuresOf: (size: string) => readonly Measure[]
  measures: () => readonly Measure[]
  /** Several things at one price: a number before it may count things or sets. */
  isSet: () => boolean
  pieces: () => number | undefined
}

/** Reads the measures of a text, cached. */
export type ReadMeasures = (text: string) => readonly Measure[]

const SET_NAME = /(?<!\p{L})(sets?|pair|pack of|combo|सेट|जोड़ी)(?!\p{L})/iu
const FACTS = new Set(['capacity', 'size', 'length', 'width', 'height', 'diameter', 'weight'])

/** For one message. */
export const measureReader = (): ReadMeasures => {
  /** Bounded by the sizes of what the message may mean. */
  const known = new Map<string, readonly Measure[]>()
  return (text) => {
    const read = known.get(text)
    if (read) return read
    const parts = /\d/.test(text) ? readAmounts(tokensOf(text)) : []
    const measures = parts.flatMap((part) => (part.kind === 'measure' ? [part.measure] : []))
    known.set(text, measures)
    return measures
  }
}

const offersOf = (product: Product): Offer[] => {
  const { _id: productId, name, price, countInStock, sku, variants, sizes, colors } = product
  const choices =
    variants ??
    choiceCombinations(sizes, colors).map((choice) => ({ ...choice, sku, price, countInStock }))
  return choices.map((choice) => ({
    productId,
    name,
    size: choice.size ?? '',
    color: choice.color ?? '',
    sku: choice.sku,
    price: choice.price,
    countInStock: choice.countInStock,
  }))
}

export const goodsOf = (product: Product, measuresOf: ReadMeasures): Goods => ({
  offers: offersOf(product),
  hasSizes: product.sizes.length > 0,
  hasColors: product.colors.length > 0,
  measuresOf,
  measures: () => {
    const facts = (product.facts ?? []).filter(({ name }) => FACTS.has(name.toLowerCase()))
    return [product.name, ...facts.map(({ value }) => value)].flatMap(measuresOf)
  },
  isSet: () => SET_NAME.test(product.name),
  pieces: () => {
    const parts = readAmounts(tokensOf(product.name))
    return parts.flatMap((part) => (part.kind === 'pieces' ? [part.value] : []))[0]
  },
})

/** Inches are rounded to centimeters. */
const ROUNDING = 0.03

export type Fit = 'same' | 'about' | 'other'

export const compareMeasures = (asked: Measure, has: Measure): Fit => {
  if (asked.dimension !== has.dimension) return 'other'
  if (Math.abs(asked.value - has.value) < 0.001 * has.value) return 'same'
  const isAbout =
    asked.isRound !== has.isRound && Math.abs(asked.value - has.value) <= ROUNDING * has.value
  return isAbout ? 'about' : 'other'
}
