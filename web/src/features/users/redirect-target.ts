import { paths } from '#lib/paths.ts'

/** Pages that a login must not redirect to. */
const ENTRANCES = new Set(['/login', '/register'])

/** Undefined for addresses that no browser can open, such as `//`. */
const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin)
  } catch {
    return undefined
  }
}

/** Tells whether an address is within this shop: `//evil.example` and `/\evil.example` aren't. */
const isOwnAddress = (address: string): boolean => {
  const url = address.startsWith('/') ? parsed(address) : undefined
  return url?.origin === location.origin && !ENTRANCES.has(url.pathname)
}

/**
 * Redirect target of login and registration (spec §4): checkout if `redirect` mentions it, else home. A shopper
 * without a guest cart returns to the previous page, for example after an ended session.
 */
export const redirectTarget = (
  redirect: string | null,
  { broughtCart }: { broughtCart: boolean },
): string => {
  if (redirect?.includes('checkout')) return paths.checkout
  return redirect && !broughtCart && isOwnAddress(redirect) ? redirect : paths.home
}
