/** Width of link previews, as WhatsApp, Facebook and others ask for. Previews are made of product images. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Pictures side by side in the preview of a list. */
const SHARED_PICTURES = 3

export const SHARE_PATH = '/images/share'

const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93

/**
 * A hash of the pictures (FNV-1a, no secret). Previews are cached by address, so other pictures need another address.
 */
const versionOf = (pictures: readonly string[]): string => {
  let hash = FNV_OFFSET
  for (const letter of pictures.join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0
  return hash.toString(36)
}

type Address = { path: string; query: string }

export const sharedUrl = ({ path, query }: Address): string => `${path}?${query}`

/** `place` is the index of the picture in the product's images. */
export const productShare = (id: string, place: number, picture: string): Address => {
  const search = new URLSearchParams()
  if (place > 0) search.set('image', String(place))
  search.set('v', versionOf([picture]))
  return {
    path: `${SHARE_PATH}/product/${encodeURIComponent(id)}.jpg`,
    query: search.toString(),
  }
}

export const collectionShare = (
  name: string,
  category: string | undefined,
  pictures: readonly string[],
): Address => {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  search.set('v', versionOf(pictures))
  return {
    path: `${SHARE_PATH}/collection/${encodeURIComponent(name)}.jpg`,
    query: search.toString(),
  }
}

type Pictured = { restricted?: string | undefined; images: readonly { url: string }[] }

/** The covers that stand for a list, without goods that may not be advertised. */
export const sharedPictures = (products: readonly Pictured[]): string[] =>
  products
    .filter(({ restricted }) => restricted === undefined)
    .flatMap(({ images: [cover] }) => (cover?.url ? [cover.url] : []))
    .slice(0, SHARED_PICTURES)
