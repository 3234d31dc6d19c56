import { PAGE_DATA_ID } from '@bartan/contract/page'
import type { RenderedPage } from '@bartan/contract/page'

/** In web/index.html: what stands between two of the same name is the static document's own, and makes way. */
const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

type Filling = {
  page: RenderedPage
  /** Files of code that the page needs besides those that the document names. */
  files: readonly string[]
  /** When the page's data was true. */
  at: number
}

/** Writes a page into the document that the web's build left for it. */
export const fillShell = (shell: string, { page, files, at }: Filling): string => {
  const missing = files.filter((file) => !shell.includes(`"/${file}"`))
  const head = [page.head, ...missing.map(preload)].join('\n')
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">{"at":${at},"answers":${page.data}}</script>`
  // Functions, as a replacement text would take `$&` and the like for orders.
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.lang}"`)
    .replace(between('head'), () => head)
    .replace(between('page'), () => page.markup)
    .replace(between('data'), () => data)
}
