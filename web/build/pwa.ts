import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import type { Plugin, ResolvedConfig } from 'vite'
import { CONFIG, fillShop, taglineIn } from './shop-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import type { Language } from '@bartan/contract/shop/languages'

/**
 * The shop as an installed app: manifests in all languages, the service worker (src/service-worker), and the page for
 * where there is neither connection nor copy (offline.html).
 */

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/** Modules that are useless without a connection, or that only readers of Hindi or admins need. */
const NEEDS_CONNECTION =
  /routes\/admin\/|routes\/shop\/(?:checkout|login|register|profile|order|my-orders|invoice)|firebase-auth|i18n\/|thanks|back-in-stock/

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

/** Fonts of the offline page. Hindi's are cached once a Hindi page has been seen. */
const FONTS = {
  FIGTREE: 'figtree-latin',
  FRAUNCES: 'fraunces-latin',
  POPPINS: 'poppins-devanagari-400',
  MARTEL: 'martel-devanagari-600',
}

/** Files that no other build step makes: the manifests of other languages, and the offline page with the shop's name and fonts. */
const extraFiles: Plugin = {
  name: 'pwa-files',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const language of LANGUAGE_CODES.filter((one) => one !== DEFAULT_LANGUAGE))
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${language}.webmanifest`,
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

/** The build's files that the worker stores when it is installed; others are stored once they have been loaded. */
const precachedChunks = (chunks: Record<string, Chunk>, key: string, found = new Set<string>()) => {
  const chunk = chunks[key]
  if (!chunk || found.has(chunk.file) || NEEDS_CONNECTION.test(key)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    precachedChunks(chunks, next, found)
  return found
}

const readChunks = (dist: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const PRECACHED_FILES =
  /^(?:shell\.html|offline\.html|offline\.js|favicon\.svg|assets\/(?:early-.*\.js|(?:figtree|fraunces|hindi-word)-.*\.woff2))$/

export const pwa = (): Plugin[] => {
  let config: ResolvedConfig
  const readConfig: Plugin = {
    name: 'pwa-config',
    configResolved: (resolved) => {
      config = resolved
    },
  }
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // Registered by app/layouts/connection/connection-status.tsx, once the page is idle.
    injectRegister: false,
    manifest: manifestIn(DEFAULT_LANGUAGE),
    includeManifestIcons: false,
    integration: {
      // A build inside the build, which has nothing to report.
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'error'
        const { output } = build.build?.rollupOptions ?? {}
        // Rolldown has another name for this option and warns about it; there is nothing to inline anyway.
        if (output && !Array.isArray(output)) delete output.inlineDynamicImports
      },
    },
    injectManifest: {
      injectionPoint: 'self.FILES_OF_BUILD',
      globPatterns: ['*.{html,js,svg}', 'assets/*.{js,css,woff2}'],
      globIgnores: ['404.html'],
      // Their names change with their content.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const dist = resolve(config.root, config.build.outDir)
          const files = precachedChunks(readChunks(dist), 'index.html')
          return {
            manifest: entries.filter(({ url }) => files.has(url) || PRECACHED_FILES.test(url)),
          }
        },
      ],
    },
  })
  // The second build, for the server that renders pages, has no worker.
  const forBrowsers = plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  }))
  return [readConfig, extraFiles, ...forBrowsers]
}
