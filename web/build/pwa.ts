import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fillShop } from './shop-html.ts'
import { serviceWorker } from './service-worker.ts'

/**
 * The shop as an installed app: the service worker (src/service-worker), and the page for where there is neither
 * connection nor copy (offline.html). Its manifest is the function's, from the settings (src/app/server/manifest.ts).
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

/** Files that no other build step makes: the offline page with the shop's name and fonts. */
const extraFiles: Plugin = {
  name: 'pwa-files',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const page = readFileSync(join(import.meta.dirname, '../offline.html'), 'utf8')
    const fontFiles = Object.entries(FONTS).map(([mark, font]) => {
      const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}-`))
      if (!file) throw new Error(`The build has no font ${font}`)
      return [mark, `/${file}`]
    })
    this.emitFile({
      type: 'asset',
      fileName: 'offline.html',
      source: fillShop(page, Object.fromEntries(fontFiles)),
    })
  },
}

export const pwa = (): Plugin[] => [extraFiles, serviceWorker()]
