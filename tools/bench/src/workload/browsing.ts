import { MATERIALS } from '@bartan/contract/products/offered-values'
import { CATEGORIES, COLORS, SORTS } from '@bartan/contract/products/rules'
import { productKinds } from '@bartan/demo-shop/product-kinds'
import { choose, type Random } from '@bartan/demo-shop/random'
import type { Call } from '../measuring/drive.ts'

const PAGE = 24
/** Share of calls that repeat a popular request, which a cache may answer; all others are new. */
const REPEATED = 0.5

const get = (path: string, parameters: Record<string, string>): Call => ({
  path: `${path}?${new URLSearchParams(parameters).toString()}`,
})

const getList = (parameters: Record<string, string>) =>
  get('/api/products', { ...parameters, limit: String(PAGE) })

/** Prices in paise make nearly every range unique. */
const priceRange = (random: Random) => {
  if (random() < REPEATED)
    return { minPrice: choose(['100', '200', '300'], random), maxPrice: '1000' }
  const min = random() * 400
  return { minPrice: min.toFixed(2), maxPrice: (min + 200 + random() * 600).toFixed(2) }
}

/** Lists filtered by category and price range, sorted, 24 items. */
export const listCalls = (random: Random) => () =>
  getList({
    category: choose(CATEGORIES, random),
    ...priceRange(random),
    sortBy: choose(SORTS, random),
  })

/** The choices beside such a list. */
export const facetCalls = (random: Random) => () =>
  get('/api/products/facets', { category: choose(CATEGORIES, random), ...priceRange(random) })

const POPULAR = [
  'steel bottle',
  'tiffin',
  'dabba',
  'bucket',
  'mug',
  'kadhai',
  'kids cup',
  'pressure cooker',
  'soap dish',
  'balti',
] as const

/** Removes a letter from every fourth word that is long enough. */
const mistyped = (word: string, random: Random) => {
  if (word.length < 5 || random() > 0.25) return word
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}

const phrase = (random: Random) => {
  const noun = choose(productKinds, random).noun.toLowerCase()
  const words = [choose(COLORS, random), choose(MATERIALS, random), ...noun.split(' ')]
  return words.map((word) => mistyped(word.toLowerCase(), random)).join(' ')
}

export const searchCalls = (random: Random) => () =>
  getList({ search: random() < REPEATED ? choose(POPULAR, random) : phrase(random) })

export const detailCalls = (ids: readonly string[], random: Random) => (): Call => ({
  path: `/api/products/${choose(ids, random)}`,
})
