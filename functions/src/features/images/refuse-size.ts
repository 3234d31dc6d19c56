import { MAX_AVIF_PIXELS, MAX_UPLOAD_PIXELS, MAX_UPLOAD_SIDE } from '@bartan/contract/images/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { PictureHeader } from '#platform/pictures.ts'

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
export const refuseSize = (
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
