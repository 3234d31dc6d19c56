import { imageUrl, parseImageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { DAY_MS } from '@bartan/contract/shared/shop-day'

export type Orphan = { url: string; objects: string[] }

/** How long a form may stay open before its product with a new image is saved. */
const GRACE_MS = DAY_MS

type Question = {
  objects: string[]
  shown: string[]
  now: Date
}

const keyOf = (url: string): string => {
  const name = parseImageUrl(url)
  return name ? imageUrl(name) : ''
}

/** URLs of stored images that no product shows. The version is the upload's time; recent ones are left alone. */
export const findOrphans = ({ objects, shown, now }: Question): Orphan[] => {
  const kept = new Set(shown.map(keyOf))
  const orphans = new Map<string, string[]>()
  for (const object of objects) {
    const name = parseImageObject(object)
    if (!name || kept.has(imageUrl(name))) continue
    if (now.getTime() - Number(name.version) < GRACE_MS) continue
    orphans.set(imageUrl(name), [...(orphans.get(imageUrl(name)) ?? []), object])
  }
  return [...orphans].map(([url, own]) => ({ url, objects: own }))
}
