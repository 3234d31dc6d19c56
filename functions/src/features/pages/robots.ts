/** What is nobody's page but the shopper's, and what is no page at all; in every language. */
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

/** Crawlers of link previews and of search read the rest. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.flatMap((path) => [`Disallow: ${path}`, `Disallow: /hi${path}`]),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
