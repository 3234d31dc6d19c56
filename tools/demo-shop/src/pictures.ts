import { IMAGE_WIDTHS } from '@bartan/contract/images/rules'
import type { ImageWidth } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import sharp from 'sharp'
import type { DemoProduct } from './demo-product.ts'
import { drawProduct } from './illustrator/draw-product.ts'
import type { Picture } from './illustrator/picture.ts'
import { FURTHER_VIEWS } from './illustrator/view.ts'
import type { View } from './illustrator/view.ts'

/** A picture's WebP file in each width of the ladder. */
export type PictureFiles = Map<ImageWidth, Buffer>

const QUALITY = 80
// Half the time of sharp's default for 6 % more bytes.
const EFFORT = 2
const WIDEST = Math.max(...IMAGE_WIDTHS)

/** Draws a picture once and scales it down to every width. */
export const renderPicture = async (picture: Picture): Promise<PictureFiles> => {
  const svg = drawProduct(picture, WIDEST)
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files = await Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const file = await sharp(data, { raw })
        .resize(width)
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer()
      return [width, file] as const
    }),
  )
  return new Map(files)
}

type ProductPicture = { picture: Picture } & Pick<ProductImage, 'altText' | 'color'>

type Drawn = Pick<DemoProduct, 'name' | 'form' | 'material' | 'look' | 'colors' | 'measures'>

const WORDS: Readonly<Record<View, string>> = {
  front: '',
  open: ', opened',
  above: ', seen from above',
  use: ', in use',
  bare: ', empty',
}

/** A drawing of its size is of no color in particular. */
const NEUTRAL = 'Gray'

/**
 * One picture for each color, in the colors' order, or a single one for a product without. One that has been measured
 * is then shown from other sides as well, in its first color, and at last with its size.
 */
export const productPictures = (product: Drawn): ProductPicture[] => {
  const { name, form, material, look: seed = 0, colors, measures } = product
  const [first] = colors
  const viewed = (view: View, color: string | undefined): ProductPicture => ({
    picture: { form, material, seed, view, ...(color && { color }) },
    altText: `${name}${color ? ` in ${color}` : ''}${WORDS[view]}`,
    ...(color && { color }),
  })
  const fronts = colors.length > 0 ? colors : [undefined]
  const pictures = fronts.map((color) => viewed('front', color))
  if (!measures) return pictures
  const sized: ProductPicture = {
    picture: { form, material, seed, measures, ...(first && { color: NEUTRAL }) },
    altText: `${name}: ${measures.width} cm wide, ${measures.height} cm tall, beside a hand`,
  }
  return [...pictures, ...FURTHER_VIEWS[form].map((view) => viewed(view, first)), sized]
}
