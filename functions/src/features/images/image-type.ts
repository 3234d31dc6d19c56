/** A file's type by its first bytes: its name and declared type can say anything. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** The major brand, its version, then the compatible brands (ISO/IEC 14496-12 §4.3). */
const isAvif = (bytes: Buffer): boolean => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const size = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= size; at += 4) {
    const brand = bytes.toString('latin1', at, at + 4)
    if (at !== 12 && (brand === 'avif' || brand === 'avis')) return true
  }
  return false
}

/**
 * One of the types that the shop accepts, or undefined. An SVG is not among them: it is text and could carry a
 * script.
 */
export const imageType = (bytes: Buffer): ImageType | undefined => {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'webp'
  return isAvif(bytes) ? 'avif' : undefined
}
