import { endpoints } from '@bartan/contract/api'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'

/** The fixed parts of the addresses that there are. */
const WORDS: ReadonlySet<string> = new Set([
  '',
  ...endpoints.flatMap(({ path }) => path.split('/').filter((part) => !part.startsWith(':'))),
  'c',
  'images',
  'upload',
  'collection',
  'collections',
  'product',
  ...LANGUAGE_CODES,
])

/**
 * A path as it may be logged: other words than those of the shop's own addresses could be the token of a link.
 */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (WORDS.has(part) ? part : '*'))
    .join('/')
