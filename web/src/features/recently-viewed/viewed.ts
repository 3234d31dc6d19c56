import type { Named } from '@bartan/contract/products/names'
import type { Choice } from '@bartan/contract/products/price/match-of'
import { imageOfColor } from '@bartan/contract/products/product-colors'
import type { Product } from '@bartan/contract/products/schema'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'

/** Data for a link back to a product. Without price and stock, which may change. */
export type Viewed = Named & {
  _id: string
  image: { url: string; altText: string } | undefined
  /** The size and color that were looked at last, if any were chosen. */
  match?: Choice | undefined
}

/** Two rows on a wide screen, plus the current product. */
const MAX_VIEWED = 13

const isText = (value: unknown) => typeof value === 'string'

const areTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

const isViewed = (value: unknown): value is Viewed => {
  if (typeof value !== 'object' || value === null) return false
  const { _id, name, nameIn, nameHi, image, match } = value as Partial<Viewed>
  return (
    isText(_id) &&
    isText(name) &&
    (nameHi === undefined || isText(nameHi)) &&
    (nameIn === undefined || areTexts(nameIn)) &&
    (match === undefined || areTexts(match)) &&
    (image === undefined || (isText(image?.url) && isText(image.altText)))
  )
}

/** In the color, if there is one. */
export const imageOfChoice = (product: Product, { color }: Choice = {}) =>
  product.images[(color && imageOfColor(product, color)) || 0]

const isList = (value: unknown): value is Viewed[] => Array.isArray(value) && value.every(isViewed)

/** Products viewed on this device, latest first. */
export const readViewed = (): Viewed[] => readJson(STORAGE_KEYS.recentlyViewed, isList) ?? []

/** Removes a product that no longer exists. */
export const forgetViewed = (id: string): void => {
  const viewed = readViewed()
  const others = viewed.filter(({ _id }) => _id !== id)
  if (others.length < viewed.length) writeJson(STORAGE_KEYS.recentlyViewed, others)
}

export const storeViewed = (product: Product, match?: Choice): void => {
  const { _id, name, nameIn, nameHi } = product
  const others = readViewed().filter((viewed) => viewed._id !== _id)
  const viewed = { _id, name, nameIn, nameHi, image: imageOfChoice(product, match), match }
  writeJson(STORAGE_KEYS.recentlyViewed, [viewed, ...others].slice(0, MAX_VIEWED))
}
