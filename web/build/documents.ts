import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fill, readFilled, withoutName } from './fill-html.ts'

const FAVICON = 'favicon.svg'

/** Located in public/ for the development server. */
const EARLY = 'early.js'

/** The shop's styles, 15 kB gzipped, inlined: the first paint needs most of them, and would wait for a file. */
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * Creates the documents that pages are rendered into, the offline page, and the tab's icon, with the shop's name,
 * colors and texts. The function creates the manifest and home screen icons from the settings
 * (src/app/server/manifest.ts).
 */
export const documents: Plugin = {
  name: 'documents',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: { order: 'pre', handler: (html) => fill(html) },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FAVICON}`, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(readFilled(FAVICON))
    })
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const write = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('Vite has written no index.html')
      // Hosting prefers files to rewrites: an `index.html` would hide the function's page for `/`.
      delete bundle['index.html']
      // Named by its content's hash, because browsers cache it, and the first page waits only for this file.
      const early = this.emitFile({
        type: 'asset',
        name: EARLY,
        source: readFileSync(join(import.meta.dirname, '../public', EARLY)),
      })
      const shell = String(page.source)
        .replace(`/${EARLY}`, `/${this.getFileName(early)}`)
        .replaceAll(STYLESHEET, (link, file: string) => {
          const styles = bundle[file]
          if (styles?.type !== 'asset') return link
          delete bundle[file]
          return `<style>${String(styles.source).trim()}</style>`
        })
      write('shell.html', shell)
      // Hosting answers this with status 404 for a file that is not there.
      write('404.html', withoutName(shell))
      write(FAVICON, readFilled(FAVICON))
      const offline = readFilled('offline.html').replaceAll(
        /\/assets\/([\w-]+)\.woff2/g,
        (_, font: string) => {
          const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}-`))
          if (!file) throw new Error(`The build has no font ${font}`)
          return `/${file}`
        },
      )
      write('offline.html', offline)
    },
  },
}
