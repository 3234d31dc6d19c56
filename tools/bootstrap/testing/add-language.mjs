import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFile } from './clone.mjs'

const TEXTS = 'web/src/i18n'
const PAGES_TEXTS = 'contract/src/content/texts'
const ENTRY =
  "  te: { name: 'తెలుగు', locale: 'te-IN', prefix: '/te', hasAdminTexts: true, isDraft: true },\n"

/** A text in an invented language: the Hindi one, marked. `when` is no text. */
const marked = (value) => {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (Array.isArray(value)) return value.map(marked)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'when' ? part : marked(part)]),
  )
}

/** What docs/languages.md says: an entry and a folder of texts. */
export const addLanguage = (root) => {
  const entry = '  mr: {'
  changeFile(root, 'contract/src/shop/languages.ts', [[entry, ENTRY + entry]])
  mkdirSync(join(root, TEXTS, 'te'))
  for (const file of [`${TEXTS}/*/shop.json`, `${TEXTS}/*/admin.json`, `${PAGES_TEXTS}/*.json`]) {
    const texts = JSON.parse(readFileSync(join(root, file.replace('*', 'hi')), 'utf8'))
    const own = marked(texts)
    // One without a translation, one that waits for it.
    if (file === `${TEXTS}/*/shop.json`) {
      delete own.cart.soldOut
      own.cart.addToCart = ''
    }
    writeFileSync(join(root, file.replace('*', 'te')), JSON.stringify(own))
  }
  const own = "  te: () => import('./texts/te.json', { with: { type: 'json' } }),\n"
  const first = '  mr: () => import('
  changeFile(root, 'contract/src/content/written-pages.ts', [[first, own + first]])
}
