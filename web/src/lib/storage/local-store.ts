/**
 * Local storage that never throws: it may be disabled, full, or contain an older version's data. Without it the shop
 * works for as long as the page is open.
 */

/** Keys of local storage, with the names of spec §3. (public/early.js stores the chosen language.) */
export const STORAGE_KEYS = {
  user: 'userInfo',
  token: 'userToken',
  tokenExpiry: 'userTokenExpiry',
  guestId: 'guestId',
  cart: 'cart',
  cartChanges: 'cartChanges',
  checkout: 'checkout',
  drafts: 'drafts',
  workDrafts: 'workDrafts',
  /** Written by former versions instead of a draft. */
  formerAddress: 'shippingAddress',
  wishlist: 'wishlist',
  recentlyViewed: 'recentlyViewed',
  pin: 'pin',
  offerCode: 'offerCode',
  shop: 'shop',
  /** Set by an admin of a new shop. */
  sharedShop: 'sharedShop',
} as const

/** The admin area's keys have their own prefix, which the shop's files don't contain. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `admin${string}`

const fallback = new Map<string, string>()

export const readText = (name: StorageKey): string | undefined => {
  try {
    return fallback.get(name) ?? localStorage.getItem(name) ?? undefined
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
