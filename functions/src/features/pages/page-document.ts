import { LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import type { LanguageFacts } from '@bartan/contract/shop/languages'
import { PAGE_DATA_ID, pageDataAround } from '@bartan/contract/pages/page'
import type { RenderedPage } from '@bartan/contract/pages/page'

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

/** The text of a document before and after the time of its data, which each reply adds. */
export type PageText = { before: string; after: string }

type Values = Record<Place, string>

/** Cuts the shell at its places once. */
const fillPlaces = (shell: string): ((values: Values) => string) => {
  const { pieces, rest } = cut(shell)
  return (values) => [...pieces.flatMap(({ name, text }) => [text, values[name]]), rest].join('')
}

/** Stands for the time while a document is filled. No text of a page has it: HTML allows no such character. */
const TIME = '\0'

const dataOf = ({ data }: RenderedPage): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${pageDataAround(data).join(TIME)}</script>`

const atTime = (text: string): PageText => {
  const at = text.lastIndexOf(TIME)
  return { before: text.slice(0, at), after: text.slice(at + TIME.length) }
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
    const { lang, head, markup, noscript } = page
    const fonts = preloads.get(lang) ?? ''
    const data = dataOf(page)
    return atTime(
      noscript === undefined
        ? fillPage({
            lang,
            head: fonts + head + WHOLE,
            code: ` data-code="${files.map((file) => `/${file}`).join(' ')}"`,
            page: markup,
            data,
          })
        : fillShell({ lang, head: fonts + head, code: '', page: '', data: data + noscript }),
    )
  }
}
