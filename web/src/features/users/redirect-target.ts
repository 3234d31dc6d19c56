import { paths } from '#lib/paths.ts'

/** Pages to which a login must not lead back. */
const ENTRANCES = new Set(['/login', '/register'])

/** Undefined for what no browser could open, such as `//`. */
const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin)
  } catch {
    return undefined
  }
}

/** Whether it is an address within this shop: `//evil.example` and `/\evil.example` are not. */
const isOwnAddress = (address: string): boolean => {
  const url = address.startsWith('/') ? parsed(address) : undefined
  return url?.origin === location.origin && !ENTRANCES.has(url.pathname)
}

/**
 * Where login and registration lead (spec §4): to checkout if `redirect` mentions it, else home. A shopper who
 * brought no cart along, such as one whose session had ended, goes back to the page they came from.
 */
export const redirectTarget = (
  redirect: string | null,
  { broughtCart }: { broughtCart: boolean },
): string => {
  if (redirect?.includes('checkout')) return paths.checkout
  return redirect && !broughtCart && isOwnAddress(redirect) ? redirect : paths.home
}
