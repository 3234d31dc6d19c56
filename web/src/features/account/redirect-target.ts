import { paths } from '../../config/paths.ts'

/** Pages to which a login must not lead back. */
const ENTRANCES = new Set(['/login', '/register'])

/** Whether it is an address within this shop: `//evil.example` and `/\evil.example` are not. */
const isOwnAddress = (address: string): boolean => {
  if (!address.startsWith('/')) return false
  const { origin, pathname } = new URL(address, location.origin)
  return origin === location.origin && !ENTRANCES.has(pathname)
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
