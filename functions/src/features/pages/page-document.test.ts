import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import type { RenderedPage } from '@bartan/contract/pages/page'
import {
  ADMIN_PATHS,
  PAGE_PATHS,
  PRIVATE_PATHS,
  SERVED_PATHS,
} from '@bartan/contract/pages/page-paths'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { expect, it, describe } from 'vitest'
import { type Piece, closeGzip, openGzip, pieceOf, unpack } from './open-gzip.ts'
import { pageDocument } from './page-document.ts'
import { pagesService } from './pages.service.ts'

// What `npm run build` left in web/dist.
const shell = readFileSync(
  new URL('../../../../web/dist/.server/shell.html', import.meta.url),
  'utf8',
)

const page: RenderedPage = {
  isRendered: true,
  noscript: '',
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
  ['bn-IN', ['noto-sans-bengali-400', 'noto-sans-bengali-700']],
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

it.each([
  ['a page', ['<p>कढ़ाई</p>'.repeat(5000)], '1764316800000}</script>'],
  ['one of several pieces', ['<style>', 'a{}'.repeat(3000), '', '</style><p>'], '1</p>'],
  ['a text without an end', ['Thali'], ''],
  ['an end alone', [], '7'],
])('closes the compressed beginning with each end: %s', (_, texts, end) => {
  // Every other piece is shared with other texts.
  const open = openGzip(texts.map((text, at) => ({ ...pieceOf(text), isShared: at % 2 === 1 })))
  for (const own of [end, `${end}${end}`]) {
    expect(gunzipSync(closeGzip(open, own)).toString()).toBe(texts.join('') + own)
    expect(unpack(open, own).toString()).toBe(texts.join('') + own)
  }
})

type Rewrite = { source?: string; regex?: string; function?: object; destination?: string }

const file = new URL('../../../../firebase.json', import.meta.url)
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { rewrites: Rewrite[] } }

/** The three marks of Hosting's globs that firebase.json uses. */
const patternOf = ({ source = '', regex }: Rewrite) =>
  new RegExp(
    regex ??
      `^${source
        .replaceAll('.', String.raw`\.`)
        .replaceAll('@(', '(?:')
        .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )

/** The first rewrite that matches is Hosting's choice. */
const answererOf = (path: string): string => {
  const found = hosting.rewrites.find((rewrite) => patternOf(rewrite).test(path))
  return found?.function ? 'function' : (found?.destination ?? 'nothing')
}

const ALL = [
  ...Object.values(PAGE_PATHS),
  ...CONTENT_SLUGS.map(contentPath),
  ...Object.values(ADMIN_PATHS).map((path) => `${PAGE_PATHS.admin}/${path}`),
]

/** Those for everyone that the server does not render: it redirects them, or a search has nothing to find there. */
const NEITHER: ReadonlySet<string> = new Set([
  PAGE_PATHS.collections,
  PAGE_PATHS.featured,
  PAGE_PATHS.grievances,
  PAGE_PATHS.track,
  PAGE_PATHS.offers,
  PAGE_PATHS.confirmEmail,
  PAGE_PATHS.resetPassword,
  PAGE_PATHS.unsubscribe,
  PAGE_PATHS.noReminders,
])

describe.each(ALL)('the page %s', (path) => {
  const isServed = SERVED_PATHS.includes(path)

  it.each(LANGUAGE_CODES)('is answered by Hosting in %s', (language) => {
    const address = pathIn(language, path.replaceAll(/:\w+/g, 'x1'))
    expect(answererOf(address)).toBe('function')
  })

  it('is rendered by the server, or kept from crawlers, or said to be neither', () => {
    const isPrivate = PRIVATE_PATHS.some((one) => path === one || path.startsWith(`${one}/`))
    expect([isServed, isPrivate, NEITHER.has(path)].filter(Boolean)).toHaveLength(1)
  })
})

it('Hosting answers a file that is not there itself, and leaves every other address to the function', () => {
  for (const path of ['/assets/nothing.js', '/wp-login.php', '/.env'])
    expect(answererOf(path)).toBe('nothing')
  for (const path of ['/no-such-page', '/hi/no-such-page', '/product', '/shipping/x'])
    expect(answererOf(path)).toBe('function')
})

/** A shop of which nobody changes anything. */
const QUIET: Parameters<typeof pagesService>[0] = {
  catalog: async () => ({
    version: '1',
    listedVersion: '1',
    collections: () => [],
    size: 0,
    products: () => [],
    isProduct: () => false,
    productOf: () => undefined,
    hasCategory: () => false,
    hasCollection: () => false,
  }),
  settings: async () => ({ ...DEFAULT_SETTINGS, version: 0 }),
  contentVersion: async () => 1,
  web: () => new Promise(() => undefined),
  answer: () => Promise.reject(new Error('Nothing is rendered')),
  now: () => 0,
}

const HOME = { pathname: '/', search: '', origin: 'https://shop.example' }

it('asks the database while the renderer is loaded, for the first page of an instance', async () => {
  const asked: string[] = []
  const heard = <T>(what: string, reply: T): T => {
    asked.push(what)
    return reply
  }
  const pages = pagesService({
    ...QUIET,
    catalog: () => heard('catalog', QUIET.catalog()),
    settings: () => heard('settings', QUIET.settings()),
    contentVersion: () => heard('content pages', QUIET.contentVersion()),
    web: () => heard('renderer', QUIET.web()),
  })
  void pages.render(HOME)
  expect(asked.toSorted()).toEqual(['catalog', 'content pages', 'renderer', 'settings'])
})

it('draws a page once a day, as it may say what day it is', async () => {
  let now = Date.parse('2026-11-29T18:00:00Z')
  let drawn = 0
  const render = () => ({ ...page, sources: [], isRendered: false, markup: `drawn ${++drawn}` })
  const server = {
    addressOf: () => HOME,
    loadPage: async () => ({ data: '[]', render }),
  } as unknown as Awaited<ReturnType<typeof QUIET.web>>['server']
  const pages = pagesService({
    ...QUIET,
    web: async () => ({ server, shell, chunks: {} }),
    now: () => now,
  })
  const seen = async () => {
    const document = await pages.render(HOME)
    return 'plain' in document ? /drawn \d/.exec(String(document.plain()))?.[0] : undefined
  }
  expect([await seen(), await seen()]).toEqual(['drawn 1', 'drawn 1'])
  // Midnight in India.
  now = Date.parse('2026-11-29T18:30:00Z')
  expect([await seen(), await seen()]).toEqual(['drawn 2', 'drawn 2'])
})
