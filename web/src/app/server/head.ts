import { shopTitle } from '#lib/shop-settings.ts'
import { FIRST_PAGE, OWN_TITLE } from '#components/ui/layout/page-title.tsx'
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@bartan/contract/shop/languages'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { accentVariables } from '@bartan/contract/settings/accent-shades'
import { textIn } from './texts.ts'
import { faviconOf } from '#theme/favicon.ts'
import { jsonInHtml, tag } from './html.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { Alternate } from '@bartan/contract/pages/page'
import type { PageWords } from '#components/ui/layout/page-title.tsx'
import type { Shop } from '#lib/shop-settings.ts'
import { isAlwaysFree } from '@bartan/contract/pricing/shipping'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { headIn } from '@bartan/contract/shared/head'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** What the shop says of a page instead of what follows from it. */
export const foundQuery = (page: string) =>
  queryOptions({
    queryKey: ['found', page],
    queryFn: ({ signal, meta }) => call('GET /api/found', { query: { page } }, { signal, meta }),
  })

/** What the shop has written for search results of a page that was loaded. */
export const ownHead = (
  client: QueryClient,
  page: string,
  language: Language,
): PageFacts['own'] => {
  const head = client.getQueryData(foundQuery(page).queryKey)?.head
  return head && headIn(head, language)
}

/** What a description says of shipping; without an amount where it is always free. */
export const shippingWords = (language: Language, shop: Shop): string =>
  isAlwaysFree(shop.shipping)
    ? textIn(language, 'alwaysFree')
    : textIn(language, 'freeFrom', { free: formatRupees(shop.shipping.freeFrom) })

/** What search engines and link previews learn about a page, besides its title and description. */
export type PageFacts = {
  status: 200 | 404
  /** The address has a value unknown to the page, so the page is not stored. */
  hasUnknownValues?: boolean
  /** The page's canonical address, without its language: filters that only narrow a list are left out. */
  canonical: string
  isIndexed: boolean
  description?: string
  /** What the shop says instead of what follows from the page. */
  own?: { title?: string | undefined; description?: string | undefined } | undefined
  type: 'website' | 'product'
  /** The image for link previews; its URL is absolute or starts at the shop's root. */
  image?: { url: string; alt: string; width?: number; height?: number } | undefined
  /** schema.org objects, with absolute URLs. */
  structured: readonly object[]
}

/** The same page in every language that the shop offers; the first one is also for everybody else. */
export const alternatesOf = (path: string, languages: readonly Language[]): Alternate[] => [
  ...languages.map((one) => ({ hreflang: LANGUAGES[one].locale, path: pathIn(one, path) })),
  { hreflang: 'x-default', path: pathIn(languages[0] ?? DEFAULT_LANGUAGE, path) },
]

/** Where they are not those of the code (hydration/show-look.ts, public/early.js). */
const choices = (shop: Shop): string[] => {
  const {
    look: { accent },
    languages: [first = DEFAULT_LANGUAGE],
  } = shop
  const variables = accentVariables(accent).map(([name, value]) => `${name}:${value}`)
  return [
    ...(accent === DEFAULT_SHOP.look.accent
      ? []
      : [`<style data-accent="${accent}">:root{${variables.join(';')}}</style>`]),
    ...(first === DEFAULT_LANGUAGE
      ? []
      : [tag('meta', { name: 'first-language', content: first })]),
  ]
}

type HeadParts = { origin: string; facts: PageFacts; words: PageWords }

const links = (
  language: Language,
  shop: Shop,
  { origin, facts: { canonical, isIndexed } }: HeadParts,
): string[] => {
  if (!isIndexed) return [tag('meta', { name: 'robots', content: 'noindex', [FIRST_PAGE]: '' })]
  const own = origin + pathIn(language, canonical)
  return [
    tag('link', { rel: 'canonical', href: own, [FIRST_PAGE]: '' }),
    ...alternatesOf(canonical, shop.languages).map(({ hreflang, path }) =>
      tag('link', { rel: 'alternate', hreflang, href: origin + path, [FIRST_PAGE]: '' }),
    ),
  ]
}

const ogLocale = (spoken: string) => spoken.replace('-', '_')

const property = (name: string, content: string) =>
  tag('meta', { property: name, content, [FIRST_PAGE]: '' })

/** ogp.me; what WhatsApp, Facebook and others show for a link. Images need absolute URLs. */
const preview = (
  language: Language,
  shop: Shop,
  { origin, facts }: HeadParts,
  title: string,
  description: string,
): string[] => {
  const { image, type, canonical } = facts
  return [
    property('og:type', type),
    property('og:site_name', shop.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + pathIn(language, canonical)),
    property('og:locale', ogLocale(LANGUAGES[language].locale)),
    ...shop.languages
      .filter((one) => one !== language)
      .map((one) => property('og:locale:alternate', ogLocale(LANGUAGES[one].locale))),
    ...(image
      ? [
          property('og:image', new URL(image.url, origin).href),
          ...(image.width ? [property('og:image:width', String(image.width))] : []),
          ...(image.height ? [property('og:image:height', String(image.height))] : []),
          property('og:image:alt', image.alt || title),
        ]
      : []),
    tag('meta', {
      name: 'twitter:card',
      content: image ? 'summary_large_image' : 'summary',
      [FIRST_PAGE]: '',
    }),
  ]
}

const shopDescription = (language: Language, shop: Shop) =>
  textIn(language, 'shop', { shipping: shippingWords(language, shop) })

const identity = (shop: Shop, title: string, description: string): string[] => [
  tag('title', {}, title),
  tag('meta', { name: 'description', content: description }),
  tag('link', { rel: 'icon', href: faviconOf(shop.look) }),
  ...choices(shop),
]

/** What the head of a page that the browser renders says of the shop: the page itself says the rest. */
export const shellHeadOf = (language: Language, shop: Shop): string =>
  identity(shop, shopTitle(language, shop), shopDescription(language, shop)).join('\n')

/** What the document's head says about a page, in the page's language. */
export const headOf = (language: Language, shop: Shop, parts: HeadParts): string => {
  const { facts, words } = parts
  const { title: own, description: ownDescription } = facts.own ?? {}
  const title = own ?? words.title ?? shopTitle(language, shop)
  const description =
    ownDescription ?? words.description ?? facts.description ?? shopDescription(language, shop)
  return [
    ...identity(shop, title, description),
    ...(own ? [tag('meta', { name: OWN_TITLE, content: '', [FIRST_PAGE]: '' })] : []),
    ...links(language, shop, parts),
    ...preview(language, shop, parts, title, description),
    ...facts.structured.map(
      (data) => `<script type="application/ld+json" ${FIRST_PAGE}="">${jsonInHtml(data)}</script>`,
    ),
  ].join('\n')
}
