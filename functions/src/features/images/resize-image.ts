import { reason } from '@bartan/contract/reasons/reasons'
import { imageType } from '@bartan/contract/images/image-type'
import { IMAGE_WIDTHS, MAX_UPLOAD_PIXELS } from '@bartan/contract/images/rules'
import { isWholeImage } from '@bartan/contract/images/whole-image'
import type { ImageWidth } from '@bartan/contract/images/rules'
import { AppError, invalidField } from '#domain/app-error.ts'
import { withSharp } from '#platform/pictures.ts'
import type { PictureHeader } from '#platform/pictures.ts'
import { refuseSize } from './refuse-size.ts'

const WIDEST = Math.max(...IMAGE_WIDTHS)

/** No side of a WebP exceeds 16,383 pixels. */
const MAX_HEIGHT_PER_WIDTH = 4

const WEBP = { quality: 80, effort: 4 }

const wrongType = () =>
  new AppError('unsupported_media_type', reason('picture_type_unknown'), {
    fields: { image: reason('picture_type_unknown') },
  })

const damaged = () => invalidField('image', reason('picture_damaged'))

const within = (width: number) => ({
  width,
  height: width * MAX_HEIGHT_PER_WIDTH,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

const refuseType = ({ format, compression }: PictureHeader): void => {
  const isTaken =
    format === 'jpeg' ||
    format === 'png' ||
    format === 'webp' ||
    // libvips names AVIF after its container, HEIF, in which iPhones also store HEVC.
    (format === 'heif' && compression === 'av1')
  if (!isTaken) throw wrongType()
}

const rejectAs =
  (failure: () => AppError) =>
  (cause: unknown): never => {
    throw new AppError(failure().code, failure().reason, { ...failure().details, cause })
  }

/**
 * The image as WebP in each of IMAGE_WIDTHS: rotated by its EXIF data, in sRGB, without metadata, never wider
 * than the original. It is decoded once; the narrower ones are made from the widest.
 */
export const resizeImage = async (bytes: Buffer): Promise<Map<ImageWidth, Buffer>> => {
  const type = imageType(bytes)
  if (type === undefined) throw wrongType()
  return withSharp(async (sharp) => {
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(rejectAs(damaged))
    refuseType(header)
    refuseSize(header)
    // Of a rest that is empty, as an interrupted copy leaves it, a decoder makes gray.
    if (!isWholeImage(bytes, type)) throw damaged()
    // 'error' rejects truncated and broken files, but accepts the oddities that cameras write.
    const options = { failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS } as const
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(within(WIDEST))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(rejectAs(damaged))
    const { width, height, channels } = info
    const widest = { raw: { width, height, channels } }
    const resized = await Promise.all(
      IMAGE_WIDTHS.map((wanted) =>
        sharp(data, widest).resize(within(wanted)).webp(WEBP).toBuffer(),
      ),
    )
    return new Map(
      IMAGE_WIDTHS.flatMap((wanted, index) => (resized[index] ? [[wanted, resized[index]]] : [])),
    )
  })
}
