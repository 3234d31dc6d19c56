import type { Product } from '@bartan/contract/products/schema'
import { choose, type Random } from '@bartan/demo-shop/random'
import type { Call } from '../measuring/drive.ts'

/** Asks for collection pages that are in no cache: prices in paise make nearly every range unique. */
export const newCollectionPages = (random: Random) => (): Call => {
  const minPrice = (random() * 400).toFixed(2)
  return { path: `/collections/all?minPrice=${minPrice}&maxPrice=1000` }
}

/** Asks once for every product's page, as a crawler does that follows the sitemap. */
export const walkOf = (products: readonly Product[], prefix = '') => {
  let visited = 0
  return (): Call => ({ path: `${prefix}/product/${products[visited++ % products.length]?._id}` })
}

export const onePage = (path: string) => (): Call => ({ path })

/** Few enough that an instance has them all in memory. */
const POPULAR = 20

export const popularProductPages = (products: readonly Product[], random: Random) => {
  const popular = products.slice(0, POPULAR)
  return (): Call => ({ path: `/product/${choose(popular, random)._id}` })
}
