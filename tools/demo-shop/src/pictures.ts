import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageWidth } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { DemoProduct } from './demo-product.ts'
import { FURTHER_VIEWS, type View } from './forms.ts'

const FOLDER = join(import.meta.dirname, '../pictures')

/** `name` is the product's folder and the view: `ari-bkt-501/blue`. */
type ProductPicture = { name: string } & Pick<ProductImage, 'altText' | 'color'>

type Shown = Pick<DemoProduct, 'sku' | 'name' | 'form' | 'colors' | 'measures' | 'picturesOf'>

const WORDS: Readonly<Record<View, string>> = {
  open: 'opened',
  above: 'seen from above',
  use: 'in use',
  bare: 'empty',
  stove: 'on a stove',
  shelf: 'on a shelf',
  hand: 'in a hand',
}

const FRONT = 'front'
const SIZE = 'size'

/**
 * One picture per color, in the colors' order, or one for a product without colors. Measured products also have extra
 * views in their first color, and a last one that shows the size.
 */
export const productPictures = (product: Shown): ProductPicture[] => {
  const { name, form, colors, measures, sku, picturesOf = sku } = product
  const [first] = colors
  const inColor = first ? `${name} in ${first}` : name
  const folder = picturesOf.toLowerCase()
  const fronts: ProductPicture[] = colors.map((color) => ({
    name: `${folder}/${color.toLowerCase()}`,
    altText: `${name} in ${color}`,
    color,
  }))
  if (fronts.length === 0) fronts.push({ name: `${folder}/${FRONT}`, altText: name })
  if (!measures) return fronts
  const views = FURTHER_VIEWS[form].map((view) => ({
    name: `${folder}/${view}`,
    altText: `${inColor}, ${WORDS[view]}`,
    ...(first && { color: first }),
  }))
  const size = {
    name: `${folder}/${SIZE}`,
    altText: `${name}: ${measures.width} cm wide, ${measures.height} cm tall, beside a hand`,
  }
  return [...fronts, ...views, size]
}

/** Reads a picture's WebP file in one of the served widths. */
export const readPicture = (name: string, width: ImageWidth): Promise<Buffer> =>
  readFile(join(FOLDER, `${name}-${width}.webp`))
