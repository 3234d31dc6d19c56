import { createHash } from 'node:crypto'
import type {
  AnswerCall,
  PageRequest,
  PageServer,
  RenderedPage,
  LoadedPage,
} from '@bartan/contract/pages/page'
import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import type { Settings } from '@bartan/contract/settings/settings'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { languageOf, withoutLanguage } from '@bartan/contract/shop/languages'
import type { CompressedDocument } from '#http/reply/compressed-reply.ts'
import { DocumentCache } from '#http/reply/document-cache.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import { newAddressOf } from './old-addresses.ts'
import { closeGzip, openGzip, unpack } from './open-gzip.ts'
import { pageDocument, type PageText } from './page-document.ts'
import { sitemapOf, sitemapParts, type Listed } from './sitemap.ts'

type Cached<D> = { version: string; digest: string; document: D }

const digestOf = (data: string): string => createHash('sha256').update(data).digest('base64url')

/** What a page is made of: versions of the shop, and the day, which it may name or which begins a closure. */
type MadeOf = { version: string; day: string }

/**
 * The last rendered pages, as documents. A page of an older catalog is rendered again only if the page's own data has
 * changed, or on another day.
 */
class PageCache<D extends { bytes: number }> {
  readonly #prepare: (page: RenderedPage) => D
  readonly #pages = createCache<Cached<D>>('pages', {
    bytesOf: ({ version, digest, document }) => version.length + digest.length + document.bytes,
  })
  readonly #rendering = new SingleFlight<D>()

  constructor(prepare: (page: RenderedPage) => D) {
    this.#prepare = prepare
  }

  /** Concurrent requests for the same page share one rendering. */
  async get(
    { version: ofShop, day }: MadeOf,
    key: string,
    load: () => Promise<LoadedPage>,
  ): Promise<D> {
    const version = `${ofShop} ${day}`
    const cached = this.#pages.get(key)
    if (cached?.version === version) return cached.document
    return this.#rendering.run(`${version} ${key}`, async () => {
      const { data, render } = await load()
      const digest = digestOf(`${day} ${data}`)
      const document = cached?.digest === digest ? cached.document : this.#prepare(render())
      this.#pages.set(key, { version, digest, document })
      return document
    })
  }
}

type Catalog = Listed & {
  readonly version: string
  /** Changes with the list. */
  readonly listedVersion: string
  isProduct: (id: string) => boolean
  /** By the handle in the shop that it was imported from. */
  productOf: (handle: string) => string | undefined
  hasCollection: (name: string) => boolean
}

type Chunks = Readonly<Record<string, readonly string[]>>

type Ports = {
  /** @throws AppError unavailable if there is no catalog yet */
  catalog: () => Promise<Catalog>
  settings: () => Promise<Settings>
  /** Version of the content pages; changes with every save. */
  contentVersion: () => Promise<number>
  /** The web's build output, loaded at first use. */
  web: () => Promise<{
    server: PageServer
    shell: string
    chunks: Chunks
  }>
  /** Answers the web app's read calls from the catalog in memory. */
  answer: AnswerCall
  now: () => number
}

/** The web build's name for the app's entry file, which runs after everything the page needs has loaded. */
const APP = 'index.html'

/** A document as it is sent, compressed or not. */
export type Sendable = {
  /** Weak, because documents may differ only in the time of their data. */
  etag: string
  gzip: () => Buffer
  plain: () => Buffer
}

type Document = Sendable & {
  status: number
  /** The canonical address; undefined if the page should not be cached. */
  address: { path: string; query: string } | undefined
}

/**
 * The files of these sources, without repeats. Throws for an unknown one, which otherwise only shoppers would notice.
 */
const filesOf = (chunks: Chunks, sources: readonly string[]): string[] => [
  ...new Set(
    sources.flatMap((source) => {
      const files = chunks[source]
      if (!files) throw new Error(`The web's build has no code of ${source}`)
      return files
    }),
  ),
]

/** The web app manifest; undefined in a language that the shop doesn't offer. */
const manifestOf =
  ({ web, settings, now }: Pick<Ports, 'web' | 'settings' | 'now'>) =>
  async (language: string): Promise<string | undefined> => {
    const [{ server }, current] = await Promise.all([web(), settings()])
    const offered = current.languages.find((one) => one === language)
    if (!offered) return undefined
    return server.manifestOf(publicSettingsOn(current, dayOf(new Date(now()))), offered)
  }

const staffManifestOf =
  ({ web, settings, now }: Pick<Ports, 'web' | 'settings' | 'now'>) =>
  async (): Promise<string> => {
    const [{ server }, current] = await Promise.all([web(), settings()])
    return server.staffManifestOf(publicSettingsOn(current, dayOf(new Date(now()))))
  }

type Prepared = Pick<RenderedPage, 'status' | 'hasUnknownValues'> & {
  bytes: number
  at: (time: number) => Sendable
}

const etagOf = ({ before, after }: PageText): string => {
  const hash = createHash('sha256')
  for (const { bytes } of before) hash.update(bytes)
  return `W/"${hash.update(after).digest('base64url').slice(0, 22)}"`
}

const prepare = async ({ web }: Pick<Ports, 'web'>): Promise<PageCache<Prepared>> => {
  const { shell, chunks } = await web()
  const fill = pageDocument(shell)
  return new PageCache((page) => {
    const files = page.isRendered ? filesOf(chunks, [...page.sources, APP]) : []
    const text = fill({ page, files })
    const [open, etag, { after }] = [openGzip(text.before), etagOf(text), text]
    return {
      status: page.status,
      hasUnknownValues: page.hasUnknownValues,
      bytes: text.ownBytes,
      at: (time) => ({
        etag,
        gzip: () => closeGzip(open, `${time}${after}`),
        plain: () => unpack(open, `${time}${after}`),
      }),
    }
  })
}

export const pagesService = (ports: Ports) => {
  const { catalog, settings, contentVersion, web, answer, now } = ports
  const documents = new DocumentCache('documents')
  let preparing: Promise<PageCache<Prepared>> | undefined

  return {
    /** A page as a document in the language of its address, or its address if the shop doesn't offer that language. */
    render: async (request: PageRequest): Promise<Document | { elsewhere: string }> => {
      // In parallel: a new instance loads the renderer while it waits for the database.
      const [{ version }, { version: saved, languages }, written, { server }] = await Promise.all([
        catalog(),
        settings(),
        contentVersion(),
        web(),
      ])
      const { pathname } = request
      if (!languages.includes(languageOf(pathname))) return { elsewhere: withoutLanguage(pathname) }
      const cache = await (preparing ??= prepare(ports))
      const address = server.addressOf(request)
      const key = `${address.origin}${address.pathname}${address.search}`
      const at = now()
      const madeOf = { version: `${version} ${saved} ${written}`, day: dayOf(new Date(at)) }
      const document = await cache.get(madeOf, key, () => server.loadPage(address, answer))
      return {
        ...document.at(at),
        status: document.status,
        address: document.hasUnknownValues
          ? undefined
          : { path: address.pathname, query: address.search.slice(1) },
      }
    },

    /** The new address of an old shop's one. */
    moved: async (pathname: string): Promise<string | undefined> => {
      const [current, { categories }] = await Promise.all([catalog(), settings()])
      return newAddressOf(pathname, { ...current, categories: categories.map(({ name }) => name) })
    },

    manifest: manifestOf(ports),
    staffManifest: staffManifestOf(ports),

    /** The document of a browser-rendered page in the language of its address, with the shop's settings. */
    renderShell: async (pathname: string, isMissing = false): Promise<Sendable> => {
      const [{ version }, { server }] = await Promise.all([settings(), web()])
      const cache = await (preparing ??= prepare(ports))
      const at = now()
      const address = server.shellAddressOf(pathname, isMissing)
      const madeOf = { version: String(version), day: dayOf(new Date(at)) }
      const document = await cache.get(madeOf, `shell ${address}`, () =>
        server.loadShell(address, answer),
      )
      return document.at(at)
    },

    /** The built document without data: the browser then fetches everything. */
    shell: async (): Promise<string> => (await web()).shell,

    /** A part of the sitemap, or the index of its parts; undefined if there is no such part. */
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
        version: `${current.listedVersion} ${version}`,
        make: () => [sitemapOf(wanted)],
      })
    },
  }
}

export type PagesService = ReturnType<typeof pagesService>
