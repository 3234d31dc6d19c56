import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fill, readFilled, withoutName } from './fill-html.ts'

const FAVICON = 'favicon.svg'

/** In public/, for the development server. */
const EARLY = 'early.js'

/** All styles of the shop, 15 kB gz: the first paint needs most of them, and would wait for a file of their own. */
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * The documents that pages are written into, the one for where there is neither connection nor copy, and the icon of a tab:
 * with the shop's name, colors and texts. Manifest and icons of the home screen are the function's, from the settings
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
      // Hosting prefers a file to a rewrite, so an `index.html` would hide the page that the function renders for `/`.
      delete bundle['index.html']
      // Named after its content, because browsers cache it, and the first page waits for nothing else.
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
      // Hosting's answer, with status 404, if nothing else matches.
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
