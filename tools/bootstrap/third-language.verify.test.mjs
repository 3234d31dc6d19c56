import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLanguage } from './testing/add-language.mjs'
import { cloneRepository } from './testing/clone.mjs'
import { runIn } from './testing/run-in.mjs'

/** A few tests on one core, with others at work on it. */
const TIMEOUT_MS = 300_000

let clone

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
import { textIn } from './features/cart/texts.ts'
import { translateReason } from './i18n/translate.ts'

const settings = { ...DEFAULT_SETTINGS, languages: ['en', 'hi', 'te'] as const }
const facts = contentFacts(DEFAULT_SETTINGS)
const conditions = conditionsOf(DEFAULT_SETTINGS)

const answer = async (url: string): Promise<Response> => {
  if (url === '/api/settings') return Response.json(settings)
  if (url.startsWith('/api/found?')) return Response.json({})
  if (url !== '/api/pages/shipping?lang=te') throw new Error(\`no \${url} is needed\`)
  const { shipping } = await writtenPages('te')
  return Response.json({
    slug: 'shipping',
    language: 'te',
    ...filledText(pageTextOf(shipping, { facts, conditions }), facts),
  })
}

const pageOf = (pathname: string) =>
  server
    .loadPage({ pathname, search: '', origin: 'https://shop.example' }, answer)
    .then(({ render }) => render())

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
  const name = SHOP.name.replaceAll('&', '&amp;')
  expect(words.filter((text) => !/[⟦⟧]/.test(text) && text !== name)).toEqual([])
  // The other languages are offered.
  expect(markup).toContain('href="/hi/shipping"')
  expect(markup).toContain('href="/shipping"')
})

it('says in English what it lacks', async () => {
  await pageOf('/te/shipping')
  expect(textIn('te', 'addToCart')).toBe('Add to cart')
  expect(textIn('te', 'soldOut')).toBe('Sold out')
  expect(textIn('te', 'cartEmpty')).toMatch(/^⟦.*⟧$/)
})

it('tells why in it', async () => {
  await pageOf('/te/shipping')
  expect(translateReason('te', reason('only_left', { left: 3, name: 'Thali' }))).toBe('⟦Thali: सिर्फ़ 3 बचे हैं⟧')
  expect(translateReason('te', reason('field_required', { field: 'firstName' }))).toBe('⟦कृपया ⟦नाम⟧ भरें⟧')
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

// That it is right by the types is tested with a new field (new-field.verify.test.mjs).
it(
  'one more language has its pages, and its texts',
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
  TIMEOUT_MS,
)

it('what it lacks is listed', async () => {
  const { output } = await runIn(clone.root, 'tools/texts/src/main.ts', 'te')
  expect(output.trim().split('\n')).toEqual([
    'web/src/i18n/te/shop.json, "cart":',
    '  addToCart: "Add to cart"',
    '  soldOut: "Sold out"',
    'తెలుగు: 2 missing',
  ])
})
