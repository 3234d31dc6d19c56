import { fourLetters, type ImageType } from './image-type.ts'

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const END_OF_IMAGE = 0xd9

/** Markers without a length: stuffed bytes, restarts, start of image. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Steps from marker to marker, because an embedded thumbnail has an end marker of its own. Bytes after the end are
 * ignored: phones append a video or a second picture.
 */
const endsJpeg = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1)
    if (marker === END_OF_IMAGE) return true
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (at + 4 <= bytes.length) at += 2 + Math.max(2, view.getUint16(at + 2))
    else return false
    at = bytes.indexOf(0xff, at)
  }
  return false
}

const endsPng = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (fourLetters(bytes, at + 4) === 'IEND') return true
  return false
}

/** Some programs omit the byte that makes a length even. */
const endsWebp = (bytes: Uint8Array): boolean =>
  8 + viewOf(bytes).getUint32(4, true) <= bytes.length + 1

/** Boxes of the picture itself. Cameras append other data, in boxes or not. */
const OF_THE_PICTURE = new Set(['ftyp', 'meta', 'moov', 'mdat'])

const endsBoxes = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes)
  for (let at = 0; at + 16 <= bytes.length;) {
    const short = view.getUint32(at)
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short
    // The box reaches to the end of the file, or unknown data follows.
    if (size < 8 || !OF_THE_PICTURE.has(fourLetters(bytes, at + 4))) return true
    if (at + size > bytes.length) return false
    at += size
  }
  return true
}

const ENDS: Record<ImageType, (bytes: Uint8Array) => boolean> = {
  jpeg: endsJpeg,
  png: endsPng,
  webp: endsWebp,
  avif: endsBoxes,
  heic: endsBoxes,
}

/**
 * Whether a file is complete. Browsers and some decoders show a truncated image with a gray rest and report no error.
 * Only the container is checked, which is cheap; damage inside is for a decoder to find.
 */
export const isWholeImage = (bytes: Uint8Array, type: ImageType): boolean => ENDS[type](bytes)
