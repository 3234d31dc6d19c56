import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fillShop } from './shop-html.ts'
import { serviceWorker } from './service-worker.ts'

/**
 * The shop as an installed app: the service worker (src/service-worker), the page for where there is neither connection
 * nor copy (offline.html), and the icon of a tab. Manifest and icons of the home screen are the function's, from the
 * settings (src/app/server/manifest.ts).
 */

/** Fonts of the offline page. Those of other scripts are cached once a page in them has been seen. */
const FONTS = {
  FIGTREE: 'figtree-latin',
  FRAUNCES: 'fraunces-latin',
  POPPINS: 'poppins-devanagari-400',
  POPPINS_BOLD: 'poppins-devanagari-600',
  BENGALI: 'noto-sans-bengali-500',
  TAMIL: 'catamaran-tamil-400',
  TAMIL_BOLD: 'catamaran-tamil-600',
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const FAVICON = 'favicon.svg'

/** Files that no other build step makes: the offline page with the shop's name and fonts, the icon in its colors. */
const extraFiles: Plugin = {
  name: 'pwa-files',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const fontFiles = Object.entries(FONTS).map(([mark, font]) => {
      const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}-`))
      if (!file) throw new Error(`The build has no font ${font}`)
      return [mark, `/${file}`]
    })
    this.emitFile({
      type: 'asset',
      fileName: 'offline.html',
      source: fillShop(read('offline.html'), Object.fromEntries(fontFiles)),
    })
    this.emitFile({ type: 'asset', fileName: FAVICON, source: fillShop(read(FAVICON)) })
  },
}

/** The same icon for the development server. */
const faviconInDevelopment: Plugin = {
  name: 'favicon',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FAVICON}`, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(fillShop(read(FAVICON)))
    })
  },
}

export const pwa = (): Plugin[] => [extraFiles, faviconInDevelopment, serviceWorker()]
