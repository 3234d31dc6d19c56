import type { Alternate } from '@bartan/contract/pages/page'
import { deliveryTerms } from '@bartan/contract/pricing/delivery-terms'
import { accentVariables } from '@bartan/contract/settings/accent-shades'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { headIn } from '@bartan/contract/shared/head'
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn, type Language } from '@bartan/contract/shop/languages'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { FIRST_PAGE, OWN_TITLE, type PageWords } from '#components/ui/layout/page-title.tsx'
import { call } from '#lib/api/api-client.ts'
import { shopTitle, type Shop } from '#lib/shop-settings.ts'
import { faviconOf } from '#theme/favicon.ts'
import { jsonInHtml, tag } from './html.ts'
import { textIn } from './texts.ts'

/** Finds the seller's own search texts for a page. */
export const pageHeadQuery = (page: string) =>
  queryOptions({
    queryKey: ['page-head', page],
    queryFn: ({ signal, meta }) => call('GET /api/found', { query: { page } }, { signal, meta }),
  })

/** The seller's own title and description for a loaded page. */
export const ownHead = (
  client: QueryClient,
  page: string,
  language: Language,
): PageFacts['own'] => {
  const head = client.getQueryData(pageHeadQuery(page).queryKey)?.head
  return head && headIn(head, language)
}

/** Shipping costs in a description; without an amount if delivery is always free. */
export const shippingWords = (language: Language, shop: Shop): string => {
  const terms = deliveryTerms(shop.shipping)
  switch (terms.kind) {
    case 'alwaysFree':
      return textIn(language, 'alwaysFree')
    case 'freeFrom':
      return textIn(language, 'freeFrom', { free: formatRupees(terms.freeFrom) })
    case 'neverFree':
      return textIn(language, 'deliveryFor', { fee: formatRupees(terms.fee) })
    case 'byPin':
      return textIn(language, 'deliveryFrom', { fee: formatRupees(terms.from) })
  }
}

/** Facts for search engines and link previews, besides title and description. */
export type PageFacts = {
  status: 200 | 404
  /** The address has an unknown value, so the page isn't stored. */
  hasUnknownValues?: boolean
  /** Canonical address without its language; filters that only narrow a list are removed. */
  canonical: string
  isIndexed: boolean
  description?: string
  /** The seller's own texts, which replace the generated ones. */
  own?: { title?: string | undefined; description?: string | undefined } | undefined
  type: 'website' | 'product'
  /** Image for link previews; its URL is absolute or starts at the root. */
  image?: { url: string; alt: string; width?: number; height?: number } | undefined
  /** schema.org objects with absolute URLs. */
  structured: readonly object[]
}

/** Addresses of the page in all languages of the shop; the first is also the default for other languages. */
export const alternatesOf = (path: string, languages: readonly Language[]): Alternate[] => [
  ...languages.map((one) => ({ hreflang: LANGUAGES[one].locale, path: pathIn(one, path) })),
  { hreflang: 'x-default', path: pathIn(languages[0] ?? DEFAULT_LANGUAGE, path) },
]

/** Accent color and first language where they differ from the defaults (hydration/show-look.ts, public/early.js). */
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

/** Open Graph (ogp.me), which WhatsApp, Facebook and others show for a link. Images need absolute URLs. */
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

export const shopDescription = (language: Language, shop: Shop) =>
  textIn(language, 'shop', { shipping: shippingWords(language, shop) })

const identity = (shop: Shop, title: string, description: string): string[] => [
  tag('title', {}, title),
  tag('meta', { name: 'description', content: description }),
  tag('link', { rel: 'icon', href: faviconOf(shop.look) }),
  ...choices(shop),
]

/** Head of a page that only the browser renders; the page sets its own title. */
export const shellHeadOf = (language: Language, shop: Shop): string =>
  identity(shop, shopTitle(language, shop), shopDescription(language, shop)).join('\n')

/**
 * Without JavaScript, what needs it is not offered, and nothing keeps room for it or for what never comes, such as
 * reviews. On a phone the kinds of goods, which are in the menu, stand below the name. The search that works without it
 * (no-script.tsx) comes first.
 */
export const ONLY_LINKS =
  '<noscript><style>#root :is(button,form,select,header :is([href$="/wishlist"],[href$="/profile"],:has(>button:only-child)),main aside,label,fieldset,[data-buy],:is(li,div,:not(a)>span:not([style])):empty,ul:has(>li>button:only-child),section:has(>[style*="--place"],[type=email]),[aria-labelledby=popular]:has(>[aria-hidden])){display:none!important}#root a>span:empty{height:12px}body{display:flex;flex-direction:column}#root{min-width:0}body>noscript{order:-1}noscript>form{display:flex;gap:8px;justify-content:flex-end;padding:8px max(32px,50% - 648px);background:var(--colors-teal-night)}noscript>form>*{min-height:44px;padding:0 16px;border:1px solid var(--colors-line-strong);border-radius:10px;background:var(--colors-paper)}noscript>form>input{flex:0 1 400px;min-width:0}[data-makes-room]{min-height:0!important}#root a[href$="#reviews"]{pointer-events:none;text-decoration:none}@media(width<64em){noscript>form{padding:8px 16px}#root>header{position:static}#root>header nav{display:flex;flex-wrap:wrap;margin:0 -12px}}</style></noscript>'

/** The document's head for a page, in the page's language. */
export const headOf = (language: Language, shop: Shop, parts: HeadParts): string => {
  const { facts, words } = parts
  const { title: own, description: ownDescription } = facts.own ?? {}
  const title = own ?? words.title ?? shopTitle(language, shop)
  const description = ownDescription ?? facts.description ?? shopDescription(language, shop)
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
