import { PAGE_DATA_ID, pageDataAround, type RenderedPage } from '@bartan/contract/pages/page'
import { LANGUAGE_CODES, factsOf, type LanguageFacts } from '@bartan/contract/shop/languages'
import { bytesOfText } from '#platform/caches/create-cache.ts'
import { pieceOf, type Piece } from './open-gzip.ts'

/** In web/index.html, the text between two of these comments is only for the static document, and is replaced. */
const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

/** Places in the built document where a page is inserted. */
const PLACES = {
  lang: /(?<=<html lang=")[^"]*/,
  head: between('head'),
  /** In the attributes of web/public/early.js, which starts the app once the page is visible. */
  code: /(?<=<script)(?=[^>]* src="[^"]*\/early\b)/,
  page: between('page'),
  data: between('data'),
}

type Place = keyof typeof PLACES

const NAMES: readonly Place[] = ['lang', 'head', 'code', 'page', 'data']

/** The static document's tags that start the app at once. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** In the shell's styles. Every document preloads the Latin fonts (web/index.html). */
const fontsOf = (script: string) => new RegExp(`/assets/[\\w-]+-${script}-[\\w-]+\\.woff2`, 'g')

/** Makes a phone lay out the page once, when all of it has arrived, instead of for each part (HTML, "expect"). */
const WHOLE = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`

const missing = (what: string) =>
  new Error(`web/dist has no ${what}: web/index.html and page-document.ts must agree`)

/** All matches; throws if there is none. */
const found = (shell: string, pattern: RegExp, what: string): string[] => {
  const matches = shell.match(pattern)
  if (!matches) throw missing(what)
  return matches
}

const placeIn = (shell: string, name: Place) => {
  const match = PLACES[name].exec(shell)
  if (!match) throw missing(`place for the page's ${name}`)
  return { name, from: match.index, to: match.index + match[0].length }
}

/** The text before each place, and after the last. */
const cut = (shell: string) => {
  const places = NAMES.map((name) => placeIn(shell, name)).sort((a, b) => a.from - b.from)
  if (places.at(-1)?.name !== 'data') throw missing("place for the page's data after all others")
  const pieces = places.map(({ name, from }, index) => ({
    name,
    text: shell.slice(places[index - 1]?.to ?? 0, from),
  }))
  return { pieces, rest: shell.slice(places.at(-1)?.to) }
}

/** Each font that arrives late causes another layout. */
const preloadsOf = (shell: string, { name, script }: LanguageFacts): string =>
  script === undefined
    ? ''
    : found(shell, fontsOf(script), `font for ${name}`)
        .map(
          (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
        )
        .join('')

type Filling = {
  page: RenderedPage
  /** The code files of the page, each after its dependencies. */
  files: readonly string[]
}

/** A document before and after the time of its data, which each reply adds. */
export type PageText = {
  before: readonly Piece[]
  after: string
  /** Those that no other page shares, as they are kept. */
  ownBytes: number
}

type Values = Record<Place, string>

/** The shell's styles are about half of a page: as a piece of its own they are compressed once, and kept once. */
const LARGE = 4000

/** Cuts the shell at its places once. The data, with which the page ends, come after the other places. */
const fillPlaces = (shell: string): ((values: Values, data: PageData) => PageText) => {
  const { pieces, rest } = cut(shell)
  const shared = pieces.map(({ name, text }) => ({
    name,
    text,
    piece: text.length > LARGE ? { ...pieceOf(text), isShared: true } : undefined,
  }))
  return (values, [untilTime, afterTime]) => {
    const before: Piece[] = []
    let ownBytes = 0
    const addOwn = (text: string) => {
      const piece = pieceOf(text)
      ownBytes += piece.deflated.length
      before.push(piece)
    }
    let own = ''
    for (const { name, text, piece } of shared) {
      if (piece) addOwn(own)
      if (piece) before.push(piece)
      own = (piece ? '' : own + text) + values[name]
    }
    addOwn(own + untilTime)
    const after = afterTime + rest
    return { before, after, ownBytes: ownBytes + bytesOfText(after) }
  }
}

type PageData = [untilTime: string, afterTime: string]

const dataOf = ({ data, noscript }: RenderedPage): PageData => {
  const [before, after] = pageDataAround(data)
  return [
    `<script type="application/json" id="${PAGE_DATA_ID}">${before}`,
    `${after}</script>${noscript}`,
  ]
}

/**
 * Prepares the built document: pages fill it once, and each reply adds its time. Throws if a place is missing; the
 * build calls this (functions/build.ts), so that no page is served incomplete.
 */
export const pageDocument = (shell: string): ((filling: Filling) => PageText) => {
  found(shell, /<script type="module"/, 'code of the app')
  const preloads = new Map(
    LANGUAGE_CODES.map(factsOf).map((facts) => [facts.locale, preloadsOf(shell, facts)]),
  )
  const fillPage = fillPlaces(shell.replaceAll(CODE, ''))
  const fillShell = fillPlaces(shell)

  return ({ page, files }) => {
    const { lang, head, markup, isRendered } = page
    const fonts = preloads.get(lang) ?? ''
    if (!isRendered)
      return fillShell({ lang, head: fonts + head, code: '', page: markup, data: '' }, dataOf(page))
    const code = ` data-code="${files.map((file) => `/${file}`).join(' ')}"`
    return fillPage(
      { lang, head: fonts + head + WHOLE, code, page: markup, data: '' },
      dataOf(page),
    )
  }
}
