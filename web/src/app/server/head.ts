import { shop, shopTitle } from '#lib/shop-settings.ts'
import { FIRST_PAGE } from '#components/ui/layout/page-title.tsx'
import { language, locale } from '#i18n/translate.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@bartan/contract/shop/languages'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { accentVariables } from '@bartan/contract/settings/accent-shades'
import { shippingWords } from './shipping-words.ts'
import { t } from './texts.ts'
import { faviconOf } from '#theme/favicon.ts'
import { jsonInHtml, tag } from './html.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { Alternate } from '@bartan/contract/pages/page'
import type { PageWords } from '#components/ui/layout/page-title.tsx'

/** What search engines and link previews learn about a page, besides its title and description. */
export type PageFacts = {
  status: 200 | 404
  /** The address has a value that the page knows nothing of: whoever makes up many gets nothing stored. */
  isMadeUp?: boolean
  /** The page's canonical address, without its language: filters that only narrow a list are left out. */
  canonical: string
  isIndexed: boolean
  description?: string
  type: 'website' | 'product'
  /** The image for link previews; its URL is absolute or starts at the shop's root. */
  image?: { url: string; alt: string; width: number; height: number }
  /** schema.org objects, with absolute URLs. */
  structured: readonly object[]
}

/** The same page in every language that the shop offers; the first one is also for everybody else. */
export const alternatesOf = (
  path: string,
  languages: readonly Language[] = shop().languages,
): Alternate[] => [
  ...languages.map((one) => ({ hreflang: LANGUAGES[one].locale, path: pathIn(one, path) })),
  { hreflang: 'x-default', path: pathIn(languages[0] ?? DEFAULT_LANGUAGE, path) },
]

/** Where they are not those of the code (hydration/show-look.ts, public/early.js). */
const choices = (): string[] => {
  const {
    look: { accent },
    languages: [first = DEFAULT_LANGUAGE],
  } = shop()
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

const links = ({ origin, facts: { canonical, isIndexed } }: HeadParts): string[] => {
  if (!isIndexed) return [tag('meta', { name: 'robots', content: 'noindex', [FIRST_PAGE]: '' })]
  const own = origin + pathIn(language(), canonical)
  return [
    tag('link', { rel: 'canonical', href: own, [FIRST_PAGE]: '' }),
    ...alternatesOf(canonical).map(({ hreflang, path }) =>
      tag('link', { rel: 'alternate', hreflang, href: origin + path, [FIRST_PAGE]: '' }),
    ),
  ]
}

const ogLocale = (spoken: string) => spoken.replace('-', '_')

const property = (name: string, content: string) =>
  tag('meta', { property: name, content, [FIRST_PAGE]: '' })

/** ogp.me; what WhatsApp, Facebook and others show for a link. Images need absolute URLs. */
const preview = ({ origin, facts }: HeadParts, title: string, description: string): string[] => {
  const { image, type, canonical } = facts
  return [
    property('og:type', type),
    property('og:site_name', shop().name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + pathIn(language(), canonical)),
    property('og:locale', ogLocale(locale())),
    ...shop()
      .languages.filter((one) => one !== language())
      .map((one) => property('og:locale:alternate', ogLocale(LANGUAGES[one].locale))),
    ...(image
      ? [
          property('og:image', new URL(image.url, origin).href),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
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

const shopDescription = () => t('shop', { shipping: shippingWords() })

/** What the document's head says about a page, in the page's language. */
export const headOf = (parts: HeadParts): string => {
  const { facts, words } = parts
  const title = words.title ?? shopTitle()
  const description = words.description ?? facts.description ?? shopDescription()
  return [
    tag('title', {}, title),
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'icon', href: faviconOf(shop().look) }),
    ...choices(),
    ...links(parts),
    ...preview(parts, title, description),
    ...facts.structured.map(
      (data) => `<script type="application/ld+json" ${FIRST_PAGE}="">${jsonInHtml(data)}</script>`,
    ),
  ].join('\n')
}
