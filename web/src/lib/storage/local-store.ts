/**
 * Local storage that never throws: it may be switched off, full, or contain what an older version wrote. Without it
 * the shop still works, for as long as the page is open.
 */

/** What is stored between visits, under the names of spec §3. (The chosen language: public/early.js.) */
export const STORAGE_KEYS = {
  user: 'userInfo',
  token: 'userToken',
  guestId: 'guestId',
  cart: 'cart',
  cartChanges: 'cartChanges',
  checkout: 'checkout',
  drafts: 'drafts',
  workDrafts: 'workDrafts',
  /** Written by former versions, in place of a draft. */
  formerAddress: 'shippingAddress',
  wishlist: 'wishlist',
  recentlyViewed: 'recentlyViewed',
  /** The place where goods are to come. */
  pin: 'pin',
  /** The code of an offer, from a link. */
  offerCode: 'offerCode',
  shop: 'shop',
  /** By an admin of a new shop. */
  sharedShop: 'sharedShop',
} as const

/** What the admin area remembers on a device has names of its own, which the shop's files don't contain. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `admin${string}`

const fallback = new Map<string, string>()

export const readText = (name: StorageKey): string | undefined => {
  try {
    return localStorage.getItem(name) ?? fallback.get(name)
  } catch {
    return fallback.get(name)
  }
}

export const writeText = (name: StorageKey, value: string): void => {
  try {
    localStorage.setItem(name, value)
    fallback.delete(name)
  } catch {
    fallback.set(name, value)
  }
}

export const forget = (name: StorageKey): void => {
  fallback.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** The stored JSON value if `isValid` accepts it, else undefined. */
export const readJson = <T>(
  name: StorageKey,
  isValid: (value: unknown) => value is T,
): T | undefined => {
  const text = readText(name)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writeJson = (name: StorageKey, value: unknown): void =>
  writeText(name, JSON.stringify(value))
