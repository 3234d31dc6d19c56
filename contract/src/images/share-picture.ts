/** Pictures for link previews, made of those of products: the size that WhatsApp, Facebook and others ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** So many pictures of a list's products are put side by side. */
const SHARED_PICTURES = 3

export const SHARE_PATH = '/images/share'

const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93

/** Another one for other pictures: whoever keeps a preview keeps it by its address. No secret (FNV-1a). */
const versionOf = (pictures: readonly string[]): string => {
  let hash = FNV_OFFSET
  for (const letter of pictures.join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0
  return hash.toString(36)
}

type Address = { path: string; query: string }

export const sharedUrl = ({ path, query }: Address): string => `${path}?${query}`

/** `place` is that of the picture among the product's own. */
export const productShare = (id: string, place: number, picture: string): Address => {
  const search = new URLSearchParams()
  if (place > 0) search.set('image', String(place))
  search.set('v', versionOf([picture]))
  return {
    path: `${SHARE_PATH}/product/${encodeURIComponent(id)}.jpg`,
    query: search.toString(),
  }
}

/** The picture for links to a collection, or to a category in it. */
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

/** The covers that stand for a list: what may not be advertised is not among them. */
export const sharedPictures = (products: readonly Pictured[]): string[] =>
  products
    .filter(({ restricted }) => restricted === undefined)
    .flatMap(({ images: [cover] }) => (cover?.url ? [cover.url] : []))
    .slice(0, SHARED_PICTURES)
