import { PAGE_DATA_ID } from '@bartan/contract/page'
import type { RenderedPage } from '@bartan/contract/page'

/** In web/index.html: what stands between two of the same name is the static document's own, and makes way. */
const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

/** By which the static document starts the app at once. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** web/public/early.js: starts the app of a filled page, when the page is there to be read. */
const STARTER = /<script [^>]*src="[^"]*early[^"]*"/

/**
 * A phone lays a page out once, when all of it is there, and not once more for each part that comes (HTML, "expect").
 */
const WHOLE = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`

type Filling = {
  page: RenderedPage
  /** Files of code that the page needs, each after those that it builds on. */
  files: readonly string[]
  /** When the page's data was true. */
  at: number
}

/** Writes a page into the document that the web's build left for it. */
export const fillShell = (shell: string, { page, files, at }: Filling): string => {
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">{"at":${at},"answers":${page.data}}</script>`
  const code = files.map((file) => `/${file}`).join(' ')
  // Functions, as a replacement text would take `$&` and the like for orders.
  return shell
    .replaceAll(CODE, '')
    .replace(STARTER, (starter) => `${starter} data-code="${code}"`)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.lang}"`)
    .replace(between('head'), () => `${page.head}${WHOLE}`)
    .replace(between('page'), () => page.markup)
    .replace(between('data'), () => data)
}
