import { reason } from '@bartan/contract/reasons/reasons'
import { imageType } from '@bartan/contract/images/image-type'
import { FEED_WIDTH, IMAGE_WIDTHS, MAX_UPLOAD_PIXELS } from '@bartan/contract/images/rules'
import { isWholeImage } from '@bartan/contract/images/whole-image'
import type { ImageWidth } from '@bartan/contract/images/rules'
import { AppError, invalidField } from '#domain/app-error.ts'
import { withSharp } from '#platform/pictures.ts'
import type { PictureHeader } from '#platform/pictures.ts'
import { avifPixels } from './avif-pixels.ts'
import { refuseSize } from './refuse-size.ts'

/** No side of a WebP exceeds 16,383 pixels. */
const MAX_HEIGHT_PER_WIDTH = 4

/** More effort takes twice the processor's time for files that are 3 % smaller: an import has thousands of pictures. */
const WEBP = { quality: 80, effort: 2 }

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

/** Transparency may be larger than the picture that it belongs to. */
const refuseItems = (header: PictureHeader, bytes: Buffer): void => {
  const pixels = avifPixels(bytes)
  if (pixels === undefined) throw damaged()
  refuseSize(header, pixels)
}

const rejectAs =
  (failure: () => AppError) =>
  (cause: unknown): never => {
    throw new AppError(failure().code, failure().reason, { ...failure().details, cause })
  }

/**
 * The image as WebP in each of these widths, FEED_WIDTH only if it is so wide: rotated by its EXIF data, in sRGB, without metadata, never wider
 * than the original. It is decoded once; the narrower ones are made from the widest, one after the other: each is
 * work of a second or so for a thread of Node's pool, in which all else would wait (decisions/0111).
 */
export const resizeImage = async (
  bytes: Buffer,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): Promise<Map<ImageWidth, Buffer>> => {
  const type = imageType(bytes)
  if (type === undefined) throw wrongType()
  return withSharp(async (sharp) => {
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(rejectAs(damaged))
    refuseType(header)
    refuseSize(header)
    if (header.format === 'heif') refuseItems(header, bytes)
    // A decoder turns a missing rest, as after an interrupted copy, into gray.
    if (!isWholeImage(bytes, type)) throw damaged()
    // 'error' rejects truncated and broken files, but accepts the oddities that cameras write.
    const options = { failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS } as const
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(within(Math.max(...widths)))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(rejectAs(damaged))
    const { width, height, channels } = info
    const widest = { raw: { width, height, channels } }
    const resized = new Map<ImageWidth, Buffer>()
    const isThere = (wanted: ImageWidth) => wanted !== FEED_WIDTH || width >= FEED_WIDTH
    for (const wanted of widths.filter(isThere))
      resized.set(wanted, await sharp(data, widest).resize(within(wanted)).webp(WEBP).toBuffer())
    return resized
  })
}
