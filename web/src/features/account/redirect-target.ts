import { paths } from '../../config/paths.ts'

/** Pages that make no sense as the way on. */
const ENTRANCES = new Set(['/login', '/register'])

/** Whether it is an address within this shop: `//evil.example` and `/\evil.example` are not. */
const isOwnAddress = (address: string): boolean => {
  if (!address.startsWith('/')) return false
  const { origin, pathname } = new URL(address, location.origin)
  return origin === location.origin && !ENTRANCES.has(pathname)
}

/**
 * Where login and registration lead (spec §4): to checkout if `redirect` speaks of it, else home. Who brought no
 * cart along, such as somebody whose session had ended, goes back to the page they came from.
 */
export const redirectTarget = (
  redirect: string | null,
  { broughtCart }: { broughtCart: boolean },
): string => {
  if (redirect?.includes('checkout')) return paths.checkout
  return redirect && !broughtCart && isOwnAddress(redirect) ? redirect : paths.home
}
