import { createHash } from 'node:crypto'
import type { AnswerCall, PageRequest, PageServer, RenderedPage } from '@bartan/contract/pages/page'
import type { Settings } from '@bartan/contract/settings/settings'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import { languageOf, withoutLanguage } from '@bartan/contract/shop/languages'
import type { CompressedDocument } from '#http/reply/compressed-reply.ts'
import { DocumentCache } from './document-cache.ts'
import { PageCache } from './page-cache.ts'
import { pageDocument } from './page-document.ts'
import type { TimedDocument } from './page-document.ts'
import { sitemapOf, sitemapParts } from './sitemap.ts'
import type { Listed } from './sitemap.ts'

/** The part of the catalog in memory that is used here. */
type Catalog = Listed & { readonly version: string }

type Chunks = Readonly<Record<string, readonly string[]>>

type Ports = {
  /** Throws `unavailable` if there is no catalog yet. */
  catalog: () => Promise<Catalog>
  settings: () => Promise<Settings>
  /** Of the content pages: another one after every save. */
  contentVersion: () => Promise<number>
  /** The output of the web's build, loaded at first use. */
  web: () => Promise<{
    server: PageServer
    shell: string
    chunks: Chunks
  }>
  /** Answers the web app's reading calls from the catalog in memory. */
  answer: AnswerCall
  etagOf: (text: string) => string
  now: () => number
}

/** The web build's name for the app's entry file, which runs once everything the page needs has loaded. */
const APP = 'index.html'

export type Document = {
  status: number
  html: Buffer
  etag: string
  /** The page's canonical address; undefined if this is not one that anybody should keep. */
  address: { path: string; query: string } | undefined
}

/** Weak, because the time in a document's data, which tells how old it is, does not change what it says. */
const etagsWith = (shell: string) => {
  const ofShell = createHash('sha256').update(shell)
  return (page: RenderedPage): string => {
    const hash = ofShell.copy()
    for (const text of [page.lang, page.head, page.markup, page.data]) hash.update(text)
    return `W/"${hash.digest('base64url').slice(0, 22)}"`
  }
}

/** The files of these sources, each once. One that the build does not know would be missed by nobody but shoppers. */
const filesOf = (chunks: Chunks, sources: readonly string[]): string[] => [
  ...new Set(
    sources.flatMap((source) => {
      const files = chunks[source]
      if (!files) throw new Error(`The web's build has no code of ${source}`)
      return files
    }),
  ),
]

export const pagesService = (ports: Ports) => {
  const { catalog, settings, contentVersion, web, answer, etagOf: tagOf, now } = ports
  type Prepared = { etag: string; timed: TimedDocument }
  const documents = new DocumentCache()
  let preparing: Promise<PageCache<Prepared>> | undefined

  const prepare = async (): Promise<PageCache<Prepared>> => {
    const { shell, chunks } = await web()
    const fill = pageDocument(shell)
    const etagOf = etagsWith(shell)
    return new PageCache((page) => ({
      etag: etagOf(page),
      timed: fill({ page, files: filesOf(chunks, [...page.sources, APP]) }),
    }))
  }

  return {
    /** A page of the shop as a document, in the language of its address. */
    render: async (request: PageRequest): Promise<Document> => {
      const { server } = await web()
      const cache = await (preparing ??= prepare())
      const address = server.addressOf(request)
      const [{ version }, { version: saved }, written] = await Promise.all([
        catalog(),
        settings(),
        contentVersion(),
      ])
      const key = `${address.origin}${address.pathname}${address.search}`
      const at = now()
      // A new day may begin a closure, or end an announcement.
      const all = `${version} ${saved} ${written} ${dayOf(new Date(at))}`
      const { page, document } = await cache.get(all, key, (older) =>
        server.renderPage(address, answer, older),
      )
      return {
        status: page.status,
        html: document.timed(at),
        etag: document.etag,
        address: page.isMadeUp
          ? undefined
          : { path: address.pathname, query: address.search.slice(1) },
      }
    },

    /** Where a page is that was asked for in a language that the shop does not offer. */
    elsewhere: async (pathname: string): Promise<string | undefined> => {
      const { languages } = await settings()
      return languages.includes(languageOf(pathname)) ? undefined : withoutLanguage(pathname)
    },

    /** The shop as an installed app; undefined in a language that it does not offer. */
    manifest: async (language: string): Promise<string | undefined> => {
      const [{ server }, current] = await Promise.all([web(), settings()])
      const offered = current.languages.find((one) => one === language)
      if (!offered) return undefined
      return server.manifestOf(publicSettingsOn(current, dayOf(new Date(now()))), offered)
    },

    /** The document without a rendered page: the browser then requests everything itself. */
    shell: async (): Promise<string> => (await web()).shell,

    /** One part of the sitemap, or the index of its parts; undefined if there is no such part. */
    sitemap: async (origin: string, part?: number): Promise<CompressedDocument | undefined> => {
      const [{ server }, current, { version, categories, languages }] = await Promise.all([
        web(),
        catalog(),
        settings(),
      ])
      const names = categories.map(({ name }) => name)
      const wanted = { origin, server, categories: names, languages, catalog: current, part }
      if (part !== undefined && part > sitemapParts(wanted)) return undefined
      return documents.get(`${origin} sitemap ${part ?? ''}`, {
        version: `${current.version} ${version}`,
        make: () => sitemapOf(wanted),
        etagOf: tagOf,
      })
    },
  }
}

export type PagesService = ReturnType<typeof pagesService>
