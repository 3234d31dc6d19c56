import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import {
  PAGE_DATA_ID,
  pageDataAround,
  type PageServer,
  type RenderedPage,
} from '@bartan/contract/pages/page'
import type { Plugin, ViteDevServer } from 'vite'

const SERVER = '/src/entry-server.tsx'

const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

/**
 * Fills the development server's document as the function fills the built one
 * (functions/src/features/pages/page-document.ts).
 */
export const filledDocument = (document: string, page: RenderedPage, at: number): string => {
  const { lang, head, markup, data, noscript } = page
  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${pageDataAround(data).join(String(at))}</script>`
  return document
    .replace(/(?<=<html lang=")[^"]*/, () => lang)
    .replace(between('head'), () => head)
    .replace(between('page'), () => markup)
    .replace(between('data'), () => `${script}${noscript}`)
}

/** Excludes what Vite serves itself: modules, files, its client. */
const isPage = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(?:@|src\/|node_modules\/|api\/|images\/)|\.\w+(?:\?|$)/.test(url)

const render = async (server: ViteDevServer, { url = '/', headers }: IncomingMessage) => {
  const { default: pages } = (await server.ssrLoadModule(SERVER)) as { default: PageServer }
  const origin = `http://${String(headers['x-forwarded-host'] ?? headers.host)}`
  const { pathname, search } = new URL(url, origin)
  const loaded = await pages.loadPage({ pathname, search, origin }, (path) => fetch(origin + path))
  const page = loaded.render()
  const file = readFileSync(join(server.config.root, 'index.html'), 'utf8')
  const document = await server.transformIndexHtml(url, file)
  return { status: page.status, html: filledDocument(document, page, Date.now()) }
}

/** The error of entry-server.tsx for pages that only browsers render: the admin area and the checkout. */
const OF_THE_BROWSER = /is no page that the server renders$/

/**
 * Renders pages on the server in development too, from the current sources, so that head, JSON-LD and texts can be
 * tested. If rendering fails, the browser renders the page, and the console says why.
 */
export const renderedPages: Plugin = {
  name: 'rendered-pages',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!isPage(request)) return next()
      const serve = async () => {
        try {
          const { status, html } = await render(server, request)
          response.statusCode = status
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        } catch (error) {
          const said = String(error)
          if (!OF_THE_BROWSER.test(said))
            server.config.logger.error(`${request.url} was left to the browser: ${said}`)
          next()
        }
      }
      void serve()
    })
  },
}
