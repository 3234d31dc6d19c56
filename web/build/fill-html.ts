import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FREE_SHIPPING_FROM } from '@bartan/contract/pricing/shipping'
import { toRupees } from '@bartan/contract/shared/money'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  factsOf,
  type Language,
} from '@bartan/contract/shop/languages'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { formatRupees } from '../src/components/commerce/format-rupees.ts'
import { colors } from '../src/theme/colors.ts'

type Texts = Readonly<Record<string, string>>

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const readTexts = (folder: string): Texts => JSON.parse(read(`src/${folder}/texts.en.json`))

const WORKER = 'service-worker'

/** An incomplete language has only some of the texts. */
const textsIn = (language: Language): Texts =>
  language === DEFAULT_LANGUAGE
    ? readTexts(WORKER)
    : (JSON.parse(read(`src/i18n/${language}/shop.json`))[WORKER] ?? {})

/** A text and its language: English if the wanted language lacks it. */
export const textFor = (language: Language, id: string, own: Texts): [string, Language] => {
  const text = own[id] || readTexts(WORKER)[id]
  if (!text) throw new Error(`src/${WORKER} has no text "${id}"`)
  return [text, own[id] ? language : DEFAULT_LANGUAGE]
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * A text in every language, the one without an address prefix first, whatever the shop's first language is. The
 * script public/offline.js shows one of them.
 */
const inEachLanguage = (id: string): string =>
  [...new Set<Language>([DEFAULT_LANGUAGE, ...LANGUAGE_CODES])]
    .map((language) => {
      const [text, spoken] = textFor(language, id, textsIn(language))
      const hidden = language === DEFAULT_LANGUAGE ? '' : ' hidden'
      return `<span data-in="${language}" lang="${factsOf(spoken).locale}"${hidden}>${inHtml(text)}</span>`
    })
    .join('')

const { shop: description = '', freeFrom: shipping = '' } = readTexts('app/server')

/** Values that differ from shop to shop. */
export const VALUES: Texts = {
  SHOP: SHOP.name,
  TAGLINE: SHOP.tagline,
  DESCRIPTION: description
    .replace('{shipping}', shipping)
    .replace('{free}', formatRupees(toRupees(FREE_SHIPPING_FROM))),
  OFFLINE: readTexts(WORKER)['title'] ?? '',
  /** Code, prefix and script of each language: `en:: hi:/hi:devanagari`. */
  LANGUAGES: LANGUAGE_CODES.map((language) =>
    [language, factsOf(language).prefix, factsOf(language).script].join(':'),
  ).join(' '),
  GROUND: colors.ground.value,
  INK: colors.ink.DEFAULT.value,
  LINK: colors.teal.DEFAULT.value,
  ACCENT: colors.saffron.DEFAULT.value,
  BAR: colors.teal.deep.value,
}

/** Fills a file of web/: %NAME% is a value of the shop, %id% a text in each language. */
export const fill = (html: string, values = VALUES): string =>
  html
    .replaceAll(/%([a-z]+)%/g, (_, id: string) => inEachLanguage(id))
    .replaceAll(/%([A-Z]+)%/g, (mark, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing is known to put in place of ${mark}`)
      return inHtml(value)
    })

export const readFilled = (file: string): string => fill(read(file))

/** The part that the function replaces (functions/src/features/pages/page-document.ts). */
const HEAD = /<!--head-->[^]*?<!--\/head-->/
const NOSCRIPT = /<noscript>[^]*?<\/noscript>/

/**
 * The page for a missing file is static. It shows no name and uses the icon that the function draws,
 * because a renamed shop differs from its build.
 */
export const withoutName = (html: string): string =>
  html
    .replace(
      HEAD,
      '<title>Page not found</title><meta name="robots" content="noindex"><link rel="icon" href="/icons/icon-192.png" type="image/png">',
    )
    .replace(NOSCRIPT, '<noscript>This shop needs JavaScript. Please switch it on.</noscript>')
