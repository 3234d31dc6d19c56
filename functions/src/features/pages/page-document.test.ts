import { readFileSync } from 'node:fs'
import type { RenderedPage } from '@bartan/contract/pages/page'
import { expect, it } from 'vitest'
import type { Piece } from './open-gzip.ts'
import { pageDocument } from './page-document.ts'

// What `npm run build` left in web/dist.
const shell = readFileSync(
  new URL('../../../../web/dist/.server/shell.html', import.meta.url),
  'utf8',
)

const page: RenderedPage = {
  status: 200,
  hasUnknownValues: false,
  lang: 'hi-IN',
  head: '<title>$& $1</title>',
  markup: '<p>$`</p>',
  data: '[]',
  sources: [],
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ bytes }) => bytes.toString()).join('')

it('takes what a page holds as it is', () => {
  const fill = pageDocument(shell)
  const { before, after } = fill({ page, files: ['assets/a.js', 'assets/b.js'] })
  const html = `${textOf(before)}7${after}`
  expect(html).toContain('<html lang="hi-IN"')
  expect(html).toContain('<title>$& $1</title>')
  expect(html).toContain('<p>$`</p>')
  expect(html).toContain('id="page-data">{"queries":[],"at":7}</script>')
  expect(html).toMatch(/<script data-code="\/assets\/a\.js \/assets\/b\.js"[^>]* src="[^"]*early/)
  expect(html).not.toMatch(/<!--|type="module"/)
})

it.each([
  ['en-IN', []],
  ['hi-IN', ['poppins-devanagari-400', 'poppins-devanagari-600']],
  ['mr-IN', ['poppins-devanagari-400', 'poppins-devanagari-600']],
  ['bn-IN', ['noto-sans-bengali-500', 'noto-sans-bengali-700']],
  ['ta-IN', ['catamaran-tamil-400-normal', 'catamaran-tamil-700-normal']],
])('preloads the fonts of its own script: %s', (lang, expected) => {
  const { before } = pageDocument(shell)({ page: { ...page, lang }, files: [] })
  const [head = ''] = textOf(before).split('<style>')
  const fonts = [...head.matchAll(/<link[^>]*\/([\w-]+)-[\w-]{8}\.woff2"[^>]*>/g)].map(
    ([, name]) => name,
  )
  expect(fonts.filter((name) => !/figtree|fraunces/.test(name ?? ''))).toEqual(expected)
})

it.each([
  ['lang', 'lang="', 'language="'],
  ['head', '<!--head-->', ''],
  ['code', '/early', '/late'],
  ['page', '<!--/page-->', ''],
  ['data', '<!--data-->', ''],
  ['code of the app', 'type="module"', 'type="text/javascript"'],
  ['font for हिन्दी', '-devanagari-', '-nagari-'],
  ['font for தமிழ்', '-tamil-', '-other-'],
])('throws where the document has no %s', (what, text, other) => {
  expect(() => pageDocument(shell.replaceAll(text, other))).toThrow(what)
})
