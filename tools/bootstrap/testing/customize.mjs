import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFile } from './clone.mjs'

const changeJson = (root, path, changed) => {
  const file = join(root, path)
  const before = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(changed(before), null, 2)}\n`)
}

/** Every text of the specification in other words. */
const inOtherWords = (source) =>
  source
    .replace("'Error: '", "'Sorry: '")
    .replaceAll(
      /(\n {2}\w+:\s+)'([^'\n]*[^' \n])'/g,
      (_all, key, text) => `${key}'${text} (so be it)'`,
    )

/** The text that follows something, in quotes: in a fork it is another one. */
const TEXT = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\`[^\`\n]*\`)`
const textAfter = (before) => new RegExp(`(?<=${before})${TEXT}`)

const LANGUAGES = 'export const LANGUAGES = {\n'
const TAMIL = / {2}ta: \{[^}]*\},\n/

const putTamilFirst = (root) => {
  const path = 'contract/src/shop/languages.ts'
  const [entry = ''] = TAMIL.exec(readFileSync(join(root, path), 'utf8')) ?? []
  changeFile(root, path, [
    [TAMIL, ''],
    [LANGUAGES, LANGUAGES + entry],
  ])
}

/**
 * Another shop, made as docs/customize.md says: name, colors, delivery, texts, five categories, Tamil first, a hero of
 * its own. Whatever these are now, so that it works in a fork as well.
 */
export const customize = (root) => {
  changeFile(root, 'contract/src/shop/shop-config.ts', [
    [textAfter(String.raw`SHOP = \{\s+name: `), "'Ghar & Co.'"],
    [textAfter(String.raw`\stagline: `), "'All for the house'"],
  ])
  changeFile(root, 'contract/src/pricing/shipping.ts', [
    [/(?<=FREE_SHIPPING_FROM = paise\()[\d_]+/, '499_00'],
    [/(?<=SHIPPING_FEE = paise\()[\d_]+/, '60_00'],
  ])
  changeFile(root, 'web/src/theme/colors.ts', [
    [textAfter(String.raw`\steal: \{\s+DEFAULT: \{ value: `), "'#5a2a61'"],
  ])
  changeFile(root, 'contract/src/shop/brand-colors.ts', [
    [textAfter('accent: '), "'#ffc857'"],
    [textAfter('band: '), "'#3a1541'"],
  ])
  changeFile(root, 'contract/src/products/rules.ts', [
    [
      /(?<=CATEGORIES = )\[[^\]]*\]/,
      `['Cookware & Co.', "Baths' Own", 'Little Ones', 'Garden', 'Storage']`,
    ],
  ])
  putTamilFirst(root)
  changeFile(root, 'contract/src/settings/default-home.ts', [
    [textAfter(String.raw`hero: \{\s+title: `), "'Pots for the whole village'"],
    [/(?<=\stext:\s+)'[^'\n]*'/, "'Heavy, plain, made to be handed down.'"],
    [textAfter(String.raw`\saction: `), "'See the pots'"],
    [textAfter(String.raw`\spicture: `), "'scene:featured'"],
  ])
  changeJson(root, 'web/src/i18n/hi/shop.json', ({ words, ...topics }) => ({
    ...topics,
    words: {
      ...words,
      'Cookware & Co.': 'बर्तन',
      "Baths' Own": 'स्नानघर',
      'Little Ones': 'बच्चे',
      Garden: 'बगीचा',
      Storage: 'भंडारण',
      'All for the house': 'घर के लिए सब कुछ',
    },
  }))
  const texts = join(root, 'contract/src/shop/texts.ts')
  writeFileSync(texts, inOtherWords(readFileSync(texts, 'utf8')))
}
