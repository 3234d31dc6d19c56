import { createHash } from 'node:crypto'
import type { AnswerCall, PageRequest, PageServer, RenderedPage } from '@bartan/contract/pages/page'
import type { Product } from '@bartan/contract/products/schema'
import { fillShell } from './fill-shell.ts'
import { PageCache } from './page-cache.ts'
import { sitemapOf } from './sitemap.ts'

/** The part of the catalog in memory that is used here. */
type Catalog = {
  readonly version: string
  products: () => Iterable<Product>
}

type Ports = {
  /** Throws `unavailable` if there is no catalog yet. */
  catalog: () => Promise<Catalog>
  /** The output of the web's build, loaded at first use. */
  web: () => Promise<{
    server: PageServer
    shell: string
    chunks: Readonly<Record<string, readonly string[]>>
  }>
  /** Answers the web app's reading calls from the catalog in memory. */
  answer: AnswerCall
  now: () => number
}

/** The web build's name for the app's entry file, which runs once everything the page needs has loaded. */
const APP = 'index.html'

export type Document = {
  status: number
  html: string
  etag: string
  /** The page's canonical address; undefined if this is not one that anybody should keep. */
  address: { path: string; query: string } | undefined
}

/** Weak, because the time in a document's data, which tells how old it is, does not change what it says. */
const etagOf = (page: RenderedPage, shell: string): string => {
  const hash = createHash('sha256')
  for (const text of [shell, page.lang, page.head, page.markup, page.data]) hash.update(text)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

export const pagesService = ({ catalog, web, answer, now }: Ports) => {
  const cache = new PageCache()

  return {
    /** A page of the shop as a document, in the language of its address. */
    render: async (request: PageRequest): Promise<Document> => {
      const { server, shell, chunks } = await web()
      const address = server.addressOf(request)
      const { version } = await catalog()
      const key = `${address.origin}${address.pathname}${address.search}`
      const at = now()
      const page = await cache.get(version, key, (older) =>
        server.renderPage(address, answer, older),
      )
      const files = [...page.sources, APP].flatMap((source) => {
        const found = chunks[source]
        if (!found) throw new Error(`The build has no code of ${source}: was it moved?`)
        return found
      })
      return {
        status: page.status,
        html: fillShell(shell, { page, files: [...new Set(files)], at }),
        etag: etagOf(page, shell),
        address: page.isMadeUp
          ? undefined
          : { path: address.pathname, query: address.search.slice(1) },
      }
    },

    /** The document without a rendered page: the browser then requests everything itself. */
    shell: async (): Promise<string> => (await web()).shell,

    /** One part of the sitemap, or the index of its parts; undefined if there is no such part. */
    sitemap: async (origin: string, part?: number): Promise<string | undefined> => {
      const { server } = await web()
      return sitemapOf({ origin, server, products: (await catalog()).products(), part })
    },
  }
}

export type PagesService = ReturnType<typeof pagesService>
