export type Location = {
  /** Without the language's prefix. */
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Identifies the entry of the browser's history. */
  key: string
}

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** Where a link leads: a path, or `?…` and `#…` on the page that is here. It never leaves the shop's origin. */
export const resolve = (to: string, here: Omit<Address, 'hash'>): Address => {
  const [, path = '', search = '', hash = ''] = PARTS.exec(to) ?? []
  return {
    pathname: path === '' ? here.pathname : path.replace(/^[/\\]*/, '/'),
    search: to.startsWith('#') ? here.search : search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

export const addressText = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** The address in a language; at its home page without a slash at the end. */
export const hrefIn = (basename: string, address: Address): string =>
  addressText({
    ...address,
    pathname: basename && address.pathname === '/' ? basename : basename + address.pathname,
  })

/** An address without its language's prefix. */
export const withoutBase = (basename: string, pathname: string): string =>
  (`${pathname}/`.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname) || '/'
