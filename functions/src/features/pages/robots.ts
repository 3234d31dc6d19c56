import { PRIVATE_PATHS } from '@bartan/contract/pages/page-paths'
import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'

/** Addresses that begin so: `/order/` of `/order/:id`. */
const PRIVATE = PRIVATE_PATHS.map((path) => path.replace(/:.*/, ''))

/** Crawlers for link previews and for search may read the rest. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.flatMap((path) =>
      LANGUAGE_CODES.map((language) => `Disallow: ${pathIn(language, path)}`),
    ),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
