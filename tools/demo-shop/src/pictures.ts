import { IMAGE_WIDTHS } from '@bartan/contract/images/rules'
import type { ImageWidth } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import sharp from 'sharp'
import type { DemoProduct } from './demo-product.ts'
import { drawProduct } from './illustrator/draw-product.ts'
import type { Picture } from './illustrator/draw-product.ts'

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

/** One picture for each color, in the colors' order, or a single one for a product without. */
export const productPictures = (
  product: Pick<DemoProduct, 'name' | 'form' | 'material' | 'look' | 'colors'>,
): ProductPicture[] => {
  const { name, form, material, look: seed = 0, colors } = product
  if (colors.length === 0) return [{ picture: { form, material, seed }, altText: name }]
  return colors.map((color) => ({
    picture: { form, material, seed, color },
    altText: `${name} in ${color}`,
    color,
  }))
}
