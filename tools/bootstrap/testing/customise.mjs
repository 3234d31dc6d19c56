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

/** Another shop, made as docs/customise.md says: name, colors, shipping, texts and categories. */
export const customise = (root) => {
  changeFile(root, 'contract/src/shop/shop-config.ts', [
    ["name: 'Bartan'", "name: 'Ghar & Co.'"],
    ["tagline: 'Good things for kitchen, bath and kids'", "tagline: 'All for the house'"],
    ['+91 98765 43210', '+91 90000 12345'],
  ])
  changeFile(root, 'contract/src/checkout/shipping.ts', [
    ['FREE_SHIPPING_FROM = 299_00', 'FREE_SHIPPING_FROM = 499_00'],
    ['SHIPPING_FEE = 50_00', 'SHIPPING_FEE = 60_00'],
  ])
  changeFile(root, 'web/src/theme/colors.ts', [
    ['#1a5a61', '#5a2a61'],
    ['#0f3a41', '#3a1541'],
  ])
  changeFile(root, 'contract/src/products/rules.ts', [
    ["['Kitchen', 'Bathroom', 'Kids']", "['Cookware', 'Bathroom', 'Kids', 'Garden', 'Storage']"],
  ])
  const tamil = "  ta: { name: 'தமிழ்', locale: 'ta-IN', prefix: '/ta', script: 'tamil' },\n"
  changeFile(root, 'contract/src/shop/languages.ts', [
    [tamil, ''],
    ['export const LANGUAGES = {\n', `export const LANGUAGES = {\n${tamil}`],
  ])
  changeFile(root, 'contract/src/settings/default-home.ts', [
    ["title: 'A kitchen that lasts a lifetime'", "title: 'Pots for the whole village'"],
    [
      "text: 'Steel that shines for years, at honest prices. Paid at your door.'",
      "text: 'Heavy, plain, made to be handed down.'",
    ],
    ['action: `Shop ${FIRST}`', "action: 'See the pots'"],
    ["picture: 'scene:hero'", "picture: 'scene:featured'"],
  ])
  changeJson(root, 'web/src/i18n/hi/shop.json', ({ words: { Kitchen, ...words }, ...topics }) => ({
    ...topics,
    words: {
      ...words,
      Cookware: Kitchen,
      Garden: 'बगीचा',
      Storage: 'भंडारण',
      'All for the house': 'घर के लिए सब कुछ',
    },
  }))
  const texts = join(root, 'contract/src/shop/texts.ts')
  writeFileSync(texts, inOtherWords(readFileSync(texts, 'utf8')))
}
