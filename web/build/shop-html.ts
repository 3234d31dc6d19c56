import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM } from '@bartan/contract/checkout/shipping'
import { SHOP } from '@bartan/contract/shop/shop-config'
import type { Plugin } from 'vite'
import { formatRupees } from '../src/components/commerce/format-rupees.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  OTHER_LANGUAGES,
  factsOf,
} from '@bartan/contract/shop/languages'
import { colors } from '../src/theme/colors.ts'
import type { Language } from '@bartan/contract/shop/languages'

const readTexts = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../src', folder, 'texts.en.json'), 'utf8'))

/** A topic of a language's texts as the files have it: not compiled, and none for the default language. */
const readTopic = (language: Language, topic: string): Record<string, string> => {
  if (language === DEFAULT_LANGUAGE) return {}
  const file = join(import.meta.dirname, `../src/i18n/${language}/shop.json`)
  const topics: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return topics[topic] ?? {}
}

/** What is different in another shop. */
export type Config = {
  shop: { name: string; tagline: string }
  freeFrom: string
  colors: Record<'GROUND' | 'INK' | 'LINK' | 'ACCENT' | 'BAR', string>
}

export const CONFIG: Config = {
  shop: SHOP,
  freeFrom: formatRupees(toRupees(FREE_SHIPPING_FROM)),
  colors: {
    GROUND: colors.ground.value,
    INK: colors.ink.DEFAULT.value,
    LINK: colors.teal.DEFAULT.value,
    ACCENT: colors.saffron.DEFAULT.value,
    BAR: colors.teal.deep.value,
  },
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const IN_ORDER: readonly Language[] = [DEFAULT_LANGUAGE, ...OTHER_LANGUAGES]

/**
 * A text in every language, first in that of addresses without one, whichever the shop's own is; the page's script
 * (public/offline.js) shows one of them.
 */
const inEachLanguage = (id: string): string =>
  IN_ORDER.map((language) => {
    const texts =
      language === DEFAULT_LANGUAGE
        ? readTexts('service-worker')
        : readTopic(language, 'service-worker')
    const text = texts[id]
    if (!text) throw new Error(`src/service-worker has no text "${id}" in ${language}`)
    const hidden = language === DEFAULT_LANGUAGE ? '' : ' hidden'
    return `<span data-in="${language}" lang="${factsOf(language).locale}"${hidden}>${inHtml(text)}</span>`
  }).join('')

const descriptionWith = (freeFrom: string): string => {
  const { shop = '', freeFrom: shipping = '' } = readTexts('app/server')
  return shop.replace('{shipping}', shipping).replace('{free}', freeFrom)
}

const valuesOf = ({ shop, freeFrom, colors: own }: Config): Record<string, string> => ({
  SHOP: shop.name,
  TAGLINE: shop.tagline,
  DESCRIPTION: descriptionWith(freeFrom),
  OFFLINE: readTexts('service-worker')['title'] ?? '',
  /** Of each language its code, prefix and script: `en:: hi:/hi:devanagari`. */
  LANGUAGES: LANGUAGE_CODES.map((language) =>
    [language, factsOf(language).prefix, factsOf(language).script].join(':'),
  ).join(' '),
  ...own,
})

/**
 * Fills an HTML file, which names the shop's values as %NAME% and a text in each language as %id%.
 *
 * @param more what else it names: addresses of files
 */
export const fillShop = (
  html: string,
  more: Readonly<Record<string, string>> = {},
  config = CONFIG,
): string => {
  const values = { ...valuesOf(config), ...more }
  return html
    .replaceAll(/%([a-z]+)%/g, (_, id: string) => inEachLanguage(id))
    .replaceAll(/%([A-Z]+)%/g, (mark, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing is known to put in place of ${mark}`)
      return inHtml(value)
    })
}

export const shopHtml: Plugin = {
  name: 'shop-html',
  transformIndexHtml: { order: 'pre', handler: (html) => fillShop(html) },
}
