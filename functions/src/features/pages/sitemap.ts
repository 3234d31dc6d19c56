import type { PageServer } from '@bartan/contract/pages/page'
import type { Language } from '@bartan/contract/shop/languages'
import type { Product } from '@bartan/contract/products/schema'

/** sitemaps.org allows 50,000 addresses and 50 MB per file; with images and languages, this many stay below 20 MB. */
export const SITEMAP_PART = 10_000

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>'

/** Google reads no more images per address. */
const MOST_IMAGES = 1000

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

type Entry = { path: string; changed?: string | undefined; images?: readonly string[] }

type Wanted = {
  origin: string
  server: Pick<PageServer, 'fixedPaths' | 'productPath' | 'collectionPath' | 'alternatesOf'>
  categories: readonly string[]
  /** Those that the shop offers. */
  languages: readonly Language[]
  products: Iterable<Product>
  /** From 1; undefined stands for the sitemap's own address. */
  part?: number | undefined
}

const entriesOf = ({ server, categories, products }: Wanted): Entry[] => {
  const all = [...products]
  const collections = new Set(all.map(({ collection }) => collection).filter(Boolean))
  return [
    ...server.fixedPaths.map((path) => ({ path })),
    { path: server.collectionPath({}) },
    ...categories.map((category) => ({ path: server.collectionPath({ category }) })),
    ...[...collections].sort().map((name) => ({ path: server.collectionPath({}, name) })),
    ...all.map((product) => ({
      path: server.productPath(product._id),
      changed: product.updatedAt,
      images: product.images.map(({ url }) => url).filter(Boolean),
    })),
  ]
}

/** An address in each of its languages: each is listed separately, and names the others. */
const urls = (
  { origin, server, languages }: Wanted,
  { path, changed, images = [] }: Entry,
): string => {
  const alternates = server.alternatesOf(path, languages)
  const links = alternates
    .map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeXml(origin + one.path)}"/>`,
    )
    .join('')
  const imageTags = images
    .slice(0, MOST_IMAGES)
    .map(
      (url) =>
        `<image:image><image:loc>${escapeXml(new URL(url, origin).href)}</image:loc></image:image>`,
    )
    .join('')
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return [...new Set(alternates.map((one) => one.path))]
    .map((own) => `<url><loc>${escapeXml(origin + own)}</loc>${lastmod}${links}${imageTags}</url>`)
    .join('\n')
}

const indexOf = (origin: string, parts: number): string => {
  const locs = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `${HEADER}\n<sitemapindex ${NAMESPACES.split(' ')[0]}>\n${locs.join('\n')}\n</sitemapindex>\n`
}

/** The sitemap of a small shop, the index of a large one's, or a part of it; undefined if there is no such part. */
export const sitemapOf = (wanted: Wanted): string | undefined => {
  const { origin, part } = wanted
  const entries = entriesOf(wanted)
  const parts = Math.ceil(entries.length / SITEMAP_PART)
  if (part === undefined && parts > 1) return indexOf(origin, parts)
  const first = ((part ?? 1) - 1) * SITEMAP_PART
  const own = entries.slice(first, first + SITEMAP_PART)
  if (own.length === 0 || (part !== undefined && parts === 1)) return undefined
  const body = own.map((entry) => urls(wanted, entry)).join('\n')
  return `${HEADER}\n<urlset ${NAMESPACES}>\n${body}\n</urlset>\n`
}
