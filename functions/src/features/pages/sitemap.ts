import type { PageServer } from '@bartan/contract/pages/page'
import { PRIVATE_PATHS } from '@bartan/contract/pages/page-paths'
import { LANGUAGE_CODES, pathIn, type Language } from '@bartan/contract/shop/languages'
import type { ListedProduct } from '#domain/listed-product.ts'
import { escapeXml } from '#http/reply/escape-xml.ts'

/**
 * Addresses per file, not counting languages. In five languages with twenty images a product takes up to 7 kB, so a
 * file stays below 10 MB. sitemaps.org allows 50 MB, but readers hold all of it in memory.
 */
export const SITEMAP_PART = 1000

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>'

const MAX_BYTES = 9_500_000

/** The largest entry in five languages; the rest of a file is for images, whose addresses may be long. */
const BYTES_WITHOUT_IMAGES = 5000

type Entry = { path: string; changed?: string | undefined; images?: readonly string[] }

export type Listed = {
  /** Counted in all products, so not for each page. */
  collections: () => readonly string[]
  hasCategory: (name: string) => boolean
  size: number
  /** Products from one index up to another, in a stable order. */
  products: (from: number, to: number) => ListedProduct[]
}

type Wanted = {
  origin: string
  server: Pick<PageServer, 'fixedPaths' | 'productPath' | 'collectionPath' | 'alternatesOf'>
  categories: readonly string[]
  languages: readonly Language[]
  catalog: Listed
  /** From 1; undefined for the sitemap's own address. */
  part?: number | undefined
}

/** Without empty lists, which say that they must not be indexed. */
const overviewsOf = ({ server, categories, catalog }: Wanted): Entry[] => [
  ...server.fixedPaths.map((path) => ({ path })),
  ...(catalog.size > 0 ? [{ path: server.collectionPath({}) }] : []),
  ...categories
    .filter(catalog.hasCategory)
    .map((category) => ({ path: server.collectionPath({ category }) })),
  ...catalog
    .collections()
    .toSorted()
    .map((name) => ({ path: server.collectionPath({}, name) })),
]

const productEntry = (server: Wanted['server'], { id, day, images }: ListedProduct): Entry => ({
  path: server.productPath(id),
  changed: day,
  images,
})

/** Entries from one index up to another: overviews first, then products. */
const entriesOf = (wanted: Wanted, from: number, to: number): Entry[] => {
  const overviews = overviewsOf(wanted)
  const products = wanted.catalog.products(
    Math.max(0, from - overviews.length),
    Math.max(0, to - overviews.length),
  )
  return [
    ...overviews.slice(from, to),
    ...products.map((product) => productEntry(wanted.server, product)),
  ]
}

const imageTags = (origin: string, images: readonly string[]): string =>
  images
    .map(
      (url) =>
        `<image:image><image:loc>${escapeXml(new URL(url, origin).href)}</image:loc></image:image>`,
    )
    .join('')

/** An address in all languages: each is listed separately and names the others; the first has the images. */
const urls = ({ origin, server, languages }: Wanted, { path, changed }: Entry, images: string) => {
  const alternates = server.alternatesOf(path, languages)
  const links = alternates
    .map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeXml(origin + one.path)}"/>`,
    )
    .join('')
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return [...new Set(alternates.map((one) => one.path))]
    .map((own, place) => {
      const loc = `<loc>${escapeXml(origin + own)}</loc>`
      return `<url>${loc}${lastmod}${links}${place === 0 ? images : ''}</url>\n`
    })
    .join('')
}

const indexOf = (origin: string, parts: number): string => {
  const locs = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `${HEADER}\n<sitemapindex ${NAMESPACES.split(' ')[0]}>\n${locs.join('\n')}\n</sitemapindex>\n`
}

/** The number of parts; 0 if a small shop's sitemap is one file. */
export const sitemapParts = (wanted: Wanted): number => {
  const files = Math.ceil((overviewsOf(wanted).length + wanted.catalog.size) / SITEMAP_PART)
  return files > 1 ? files : 0
}

/** The sitemap of a small shop, the index of a large one's, or a part of it. */
export const sitemapOf = (wanted: Wanted): string => {
  const { origin, part } = wanted
  const parts = sitemapParts(wanted)
  if (part === undefined && parts > 0) return indexOf(origin, parts)
  const from = ((part ?? 1) - 1) * SITEMAP_PART
  const entries = entriesOf(wanted, from, from + SITEMAP_PART)
  let body = ''
  for (const [place, entry] of entries.entries()) {
    const images = imageTags(origin, entry.images ?? [])
    const left = MAX_BYTES - (entries.length - place) * BYTES_WITHOUT_IMAGES - body.length
    body += urls(wanted, entry, images.length < left ? images : '')
  }
  return `${HEADER}\n<urlset ${NAMESPACES}>\n${body}</urlset>\n`
}

/** Path prefixes: `/order/` of `/order/:id`. */
const PRIVATE = PRIVATE_PATHS.map((path) => path.replace(/:.*/, ''))

/** Crawlers for link previews and search may read the rest. */
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
