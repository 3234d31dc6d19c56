import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeFile, cloneRepository } from './testing/clone.mjs'
import { runIn } from './testing/run-in.mjs'

/** A compiler or a few tests on one core, with others at work on it. */
const PATIENCE = 300_000

const TEXTS = 'web/src/i18n'
const PAGES_TEXTS = 'contract/src/content/texts'
const ENTRY = "  te: { name: 'తెలుగు', locale: 'te-IN', prefix: '/te', hasAdminTexts: true },\n"

let clone

/** A text in a language that nobody speaks: as the Hindi one, marked. What it depends on (`when`) is no text. */
const marked = (value) => {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (Array.isArray(value)) return value.map(marked)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'when' ? part : marked(part)]),
  )
}

/** What docs/languages.md says: an entry and a folder of texts. */
const addLanguage = (root) => {
  const entry = '  mr: {'
  changeFile(root, 'contract/src/shop/languages.ts', [[entry, ENTRY + entry]])
  mkdirSync(join(root, TEXTS, 'te'))
  for (const file of [`${TEXTS}/*/shop.json`, `${TEXTS}/*/admin.json`, `${PAGES_TEXTS}/*.json`]) {
    const texts = JSON.parse(readFileSync(join(root, file.replace('*', 'hi')), 'utf8'))
    writeFileSync(join(root, file.replace('*', 'te')), JSON.stringify(marked(texts)))
  }
  const own = "  te: () => import('./texts/te.json', { with: { type: 'json' } }),\n"
  const first = '  mr: () => import('
  changeFile(root, 'contract/src/content/written-pages.ts', [[first, own + first]])
}

/** In that language: a page that the server renders, with its numbers and plurals, its links, and an error. */
const PAGES = `
import { conditionsOf, contentFacts } from '@bartan/contract/content/facts'
import { filledText, pageTextOf } from '@bartan/contract/content/page-text'
import { writtenPages } from '@bartan/contract/content/written-pages'
import { reason } from '@bartan/contract/reasons/reasons'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { expect, it } from 'vitest'
import server from './entry-server.tsx'
import { translateReason } from './i18n/translate.ts'

const facts = contentFacts(DEFAULT_SETTINGS)
const conditions = conditionsOf(DEFAULT_SETTINGS)

const answer = async (url: string): Promise<Response> => {
  if (url === '/api/settings') return Response.json(DEFAULT_SETTINGS)
  if (url !== '/api/pages/shipping?lang=te') throw new Error(\`no \${url} is needed\`)
  const { shipping } = await writtenPages('te')
  return Response.json({
    slug: 'shipping',
    language: 'te',
    ...filledText(pageTextOf(shipping, { facts, conditions }), facts),
  })
}

const pageOf = (pathname: string) =>
  server.renderPage({ pathname, search: '', origin: 'https://shop.example' }, answer)

it('has its pages at its addresses, wholly in it', async () => {
  const { markup, lang, head, sources } = await pageOf('/te/shipping')
  expect(lang).toBe('te-IN')
  expect(sources).toContain('src/i18n/te/shop.json')
  for (const [code, path] of [['en-IN', '/shipping'], ['hi-IN', '/hi/shipping'], ['te-IN', '/te/shipping']])
    expect(head).toContain(\`hreflang="\${code}" href="https://shop.example\${path}"\`)
  const main = /<main[^]*<[/]main>/.exec(markup)?.[0] ?? ''
  const words = main.replaceAll(/<style[^]*?<[/]style>/g, '').split(/<[^>]*>/).map((text) => text.trim()).filter(Boolean)
  expect(words.length).toBeGreaterThan(10)
  // What is the same in every language.
  const values = [SHOP.name, SHOP.address.join(', '), SHOP.phone, SHOP.email].map((value) =>
    value.replaceAll('&', '&amp;'),
  )
  expect(words.filter((text) => !/[⟦⟧]/.test(text) && !values.includes(text))).toEqual([])
  // The other languages are offered.
  expect(markup).toContain('href="/hi/shipping"')
  expect(markup).toContain('href="/shipping"')
})

it('tells why in it', async () => {
  await pageOf('/te/shipping')
  expect(translateReason(reason('only_left', { left: 3, name: 'Thali' }))).toBe('⟦Thali: सिर्फ़ 3 बचे हैं⟧')
  expect(translateReason(reason('field_required', { field: 'firstName' }))).toBe('⟦कृपया ⟦नाम⟧ भरें⟧')
})
`

beforeAll(() => {
  clone = cloneRepository()
  addLanguage(clone.root)
  writeFileSync(
    join(clone.root, 'web/src/third-language.test.ts'),
    PAGES.replaceAll('\\`', '`').replaceAll('\\$', '$'),
  )
})

afterAll(() => clone.remove())

it.each(['.', 'web'])(
  'one more language is right by the types of %s',
  async (folder) => {
    const { code, output } = await runIn(
      clone.root,
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--checkers',
      '1',
      '-p',
      folder,
    )
    expect(code === 0 ? '' : output).toBe('')
  },
  PATIENCE,
)

it(
  'one more language has its pages, and all its texts',
  async () => {
    const { code, output } = await runIn(
      clone.root,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=1',
      '--reporter=dot',
      '--project',
      'web',
      'src/third-language.test.ts',
      'src/i18n/languages.test.ts',
    )
    expect(code === 0 ? '' : output).toBe('')
  },
  PATIENCE,
)
