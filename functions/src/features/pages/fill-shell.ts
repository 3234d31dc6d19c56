import { PAGE_DATA_ID } from '@bartan/contract/pages/page'
import type { RenderedPage } from '@bartan/contract/pages/page'

/** Used in web/index.html: the text between two of these is only for the static document, and is replaced. */
const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

/** How the static document starts the app at once. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** web/public/early.js: starts the app of a server-rendered page once the page can be read. */
const STARTER = /<script [^>]*src="[^"]*early[^"]*"/

/** A phone lays a page out once, when all of it has arrived, rather than again for each part (HTML, "expect"). */
const WHOLE = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`

/** In the shell's styles. Latin ones are preloaded by every document, web/index.html. */
const HINDI_FONT = /\/assets\/[\w-]+devanagari[\w-]+\.woff2/g

/** A page is laid out with the fonts that have arrived by then, and once more for each that comes later. */
const preloadFonts = (shell: string, lang: string): string =>
  lang.startsWith('hi')
    ? Array.from(
        shell.matchAll(HINDI_FONT),
        ([file]) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
      ).join('')
    : ''

type Filling = {
  page: RenderedPage
  /** Files of code that the page needs, each after those it depends on. */
  files: readonly string[]
  /** The time of the page's data. */
  at: number
}

/** Writes a page into the document that the web's build left for it. */
export const fillShell = (shell: string, { page, files, at }: Filling): string => {
  const data = `<script type="application/json" id="${PAGE_DATA_ID}" data-at="${at}">${page.data}</script>`
  const code = files.map((file) => `/${file}`).join(' ')
  // Functions, because a replacement string would interpret `$&` and the like.
  return shell
    .replaceAll(CODE, '')
    .replace(STARTER, (starter) => `${starter} data-code="${code}"`)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.lang}"`)
    .replace(between('head'), () => page.head + preloadFonts(shell, page.lang) + WHOLE)
    .replace(between('page'), () => page.markup)
    .replace(between('data'), () => data)
}
