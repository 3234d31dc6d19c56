import { endpoints } from '@bartan/contract/api'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'

/** The fixed parts of the existing paths. */
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

/** A path for the log: words that aren't in the shop's own paths could be a link's token, so they are masked. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (WORDS.has(part) ? part : '*'))
    .join('/')
