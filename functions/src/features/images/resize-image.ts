import { imageType, type ImageType } from '@bartan/contract/images/image-type'
import {
  FEED_WIDTH,
  IMAGE_WIDTHS,
  MAX_UPLOAD_PIXELS,
  type ImageWidth,
  MAX_AVIF_PIXELS,
  MAX_UPLOAD_SIDE,
} from '@bartan/contract/images/rules'
import { isWholeImage } from '@bartan/contract/images/whole-image'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import {
  collectGarbage,
  withSharp,
  withSharpInSteps,
  type Decoded,
  type PictureHeader,
  type PictureTools,
} from '#platform/pictures.ts'
import { avifPixels } from './avif-pixels.ts'

/** The most memory that a decoder may hold for one picture: an instance has 512 MiB in all. */
const MAX_HELD_BYTES = 80_000_000

/** From this size on, memory is freed first. */
const MUCH_HELD_BYTES = 20_000_000

type Header = Pick<
  PictureHeader,
  'format' | 'width' | 'height' | 'isProgressive' | 'chromaSubsampling' | 'channels' | 'depth'
>

/**
 * Formats that decoders hold in memory as a whole, with bytes per pixel as measured with sharp 0.35: all coefficients
 * of a progressive JPEG, all pixels of an interlaced PNG. Others are read line by line, with little memory; JPEG and
 * WebP are shrunk while reading.
 */
const heldWhole = (header: Header): { kind: string; bytes: number } | undefined => {
  const { format, isProgressive, chromaSubsampling, channels, depth } = header
  if (format === 'heif') return { kind: 'AVIF', bytes: MAX_HELD_BYTES / MAX_AVIF_PIXELS }
  if (!isProgressive) return undefined
  if (format === 'png')
    return { kind: 'interlaced PNG', bytes: channels * (depth === 'ushort' ? 2 : 1) }
  return { kind: 'progressive JPEG', bytes: 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) }
}

const tooLarge = (why: ReturnType<typeof reason>) => new AppError('payload_too_large', why)

/**
 * Throws for a picture that is too large, and reports a heavy one. Reads only the header: a file of 2 kB can hold 40
 * megapixels, and claim 10,000.
 */
const refuseSize = (
  header: Header,
  pixels = header.width * header.height,
): { isHeavy: boolean } => {
  const { width, height } = header
  if (pixels > MAX_UPLOAD_PIXELS)
    throw tooLarge(reason('picture_too_large', { max: MAX_UPLOAD_PIXELS / 1_000_000 }))
  if (Math.max(width, height) > MAX_UPLOAD_SIDE)
    throw tooLarge(reason('picture_too_long', { max: MAX_UPLOAD_SIDE }))
  const { kind, bytes } = heldWhole(header) ?? { kind: '', bytes: 0 }
  if (pixels * bytes > MAX_HELD_BYTES) {
    const max = Math.floor(MAX_HELD_BYTES / bytes / 1_000_000)
    throw tooLarge(reason('picture_kind_too_large', { kind, max }))
  }
  return { isHeavy: pixels * bytes > MUCH_HELD_BYTES }
}

/** No side of a WebP exceeds 16,383 pixels. */
const MAX_HEIGHT_PER_WIDTH = 4

/** More effort doubles the CPU time for 3 % smaller files: an import has thousands of pictures. */
const WEBP = { quality: 80, effort: 2 }

/** Programs fetch the large copy once, so half the CPU time matters more than a few kB. */
const effortFor = (width: ImageWidth) => (width === FEED_WIDTH ? { ...WEBP, effort: 0 } : WEBP)

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

/** Transparency may be larger than its picture. */
const refuseItems = (header: PictureHeader, bytes: Buffer): { isHeavy: boolean } => {
  const pixels = avifPixels(bytes)
  if (pixels === undefined) throw damaged()
  return refuseSize(header, pixels)
}

const rejectAs =
  (failure: () => AppError) =>
  (cause: unknown): never => {
    throw new AppError(failure().code, failure().reason, { ...failure().details, cause })
  }

/** Frees the buffer: megabytes waiting for garbage collection cause a full collection every fourth picture. */
const giveBack = ({ buffer }: Buffer): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

export type Resized = {
  copies: Map<ImageWidth, Buffer>
  /** The original's width, upright, or the widest requested. */
  width: number
}

/** The whole image, upright and in sRGB, at most `width` wide. Throws if it is too large or broken. */
const decode = async (
  sharp: PictureTools,
  { bytes, type, width }: { bytes: Buffer; type: ImageType; width: number },
): Promise<Decoded> => {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(rejectAs(damaged))
  refuseType(header)
  let { isHeavy } = refuseSize(header)
  if (header.format === 'heif') ({ isHeavy } = refuseItems(header, bytes))
  // Decoders fill missing data, e.g. of an interrupted copy, with gray.
  if (!isWholeImage(bytes, type)) throw damaged()
  if (isHeavy) collectGarbage()
  // 'error' rejects truncated and broken files, but accepts the oddities of cameras.
  const options = { failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS } as const
  return sharp(bytes, options)
    .autoOrient()
    .resize(within(width))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(rejectAs(damaged))
}

/** Each takes a thread of Node's pool about a second. */
const copy = async (
  sharp: PictureTools,
  { data, info }: Decoded,
  { widths, threads }: { widths: readonly ImageWidth[]; threads: number },
): Promise<Resized> => {
  const { width, height, channels } = info
  const widest = { raw: { width, height, channels } }
  const wanted = widths.filter((one) => one !== FEED_WIDTH || width >= FEED_WIDTH)
  const made = new Map<ImageWidth, Buffer>()
  // The slowest first, so that several threads finish together.
  await runConcurrently(wanted.toReversed(), threads, async (one) => {
    const resized = sharp(data, widest).resize(within(one)).webp(effortFor(one))
    made.set(one, await resized.toBuffer())
  })
  giveBack(data)
  return { copies: new Map([...made].toReversed()), width }
}

/**
 * The image as WebP in each of these widths: rotated by its EXIF data, in sRGB, without metadata, never enlarged;
 * FEED_WIDTH only if the original is that wide. It is decoded once, and all widths are made from the widest. `threads`
 * is 1 where calls are served, because they need threads, too (decisions/0111); with more, the next image is decoded
 * meanwhile.
 */
export const resizeMeasured = async (
  bytes: Buffer,
  { widths, threads = 1 }: { widths: readonly ImageWidth[]; threads?: number },
): Promise<Resized> => {
  const type = imageType(bytes)
  if (type === undefined) throw wrongType()
  const image = { bytes, type, width: Math.max(...widths) }
  return threads === 1
    ? withSharp(async (sharp) => copy(sharp, await decode(sharp, image), { widths, threads }))
    : withSharpInSteps(
        (sharp) => decode(sharp, image),
        (sharp, decoded) => copy(sharp, decoded, { widths, threads }),
      )
}

export const resizeImage = async (
  bytes: Buffer,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): Promise<Map<ImageWidth, Buffer>> => (await resizeMeasured(bytes, { widths })).copies
