/** A file's type by its first bytes: its name and declared type can't be trusted. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads four bytes as ASCII: a box type or a brand. */
export const fourLetters = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4))

/** The major brand, and after its version the compatible brands (ISO/IEC 14496-12 §4.3). */
const brandsOf = (bytes: Uint8Array): string[] => {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(size, bytes.length, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(fourLetters(bytes, at))
  return brands
}

/**
 * A type that the shop accepts, or HEIC, which iPhones store and a browser may convert; else undefined. SVG isn't
 * accepted: it can carry scripts.
 */
export const imageType = (bytes: Uint8Array): ImageType | undefined => {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (PNG.every((byte, at) => bytes[at] === byte)) return 'png'
  if (fourLetters(bytes, 0) === 'RIFF' && fourLetters(bytes, 8) === 'WEBP') return 'webp'
  if (fourLetters(bytes, 4) !== 'ftyp') return undefined
  const brands = brandsOf(bytes)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(?:hei|hev|mif|msf)/.test(brand)) ? 'heic' : undefined
}
