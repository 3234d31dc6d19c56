import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CONFIG, fillShop, taglineIn } from './shop-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import type { Language } from '@bartan/contract/shop/languages'
import { serviceWorker } from './service-worker.ts'

/**
 * The shop as an installed app: manifests in all languages, the service worker (src/service-worker), and the page for
 * where there is neither connection nor copy (offline.html).
 */

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Exported for a test with another shop's values. */
export const manifestIn = (language: Language, { shop, colors } = CONFIG) => ({
  id: '/',
  name: shop.name,
  short_name: shop.name,
  description: taglineIn(language, shop),
  lang: factsOf(language).locale,
  start_url: pathIn(language, '/'),
  scope: '/',
  display: 'standalone' as const,
  background_color: colors.GROUND,
  theme_color: colors.BAR,
  categories: ['shopping'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ],
})

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

const manifestFile = (language: Language) =>
  language === DEFAULT_LANGUAGE ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`

/** Files that no other build step makes: the manifests, and the offline page with the shop's name and fonts. */
const extraFiles: Plugin = {
  name: 'pwa-files',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const language of LANGUAGE_CODES)
      this.emitFile({
        type: 'asset',
        fileName: manifestFile(language),
        source: JSON.stringify(manifestIn(language)),
      })
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
