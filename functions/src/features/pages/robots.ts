import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'

/** Pages that belong to one shopper, and addresses that are not pages at all; in every language. */
const PRIVATE = [
  '/admin',
  '/checkout',
  '/order/',
  '/order-confirmation',
  '/my-orders',
  '/profile',
  '/login',
  '/register',
  '/wishlist',
]

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
