import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileStyles } from './build/compile-styles.ts'
import { compileTexts } from './build/compile-texts.ts'
import { cutFonts } from './build/cut-fonts.ts'
import { documents } from './build/documents.ts'
import { renderedPages } from './dev/rendered-pages.ts'
import { threeBuilds } from './build/server-build.ts'
import { listFiles } from './build/service-worker.ts'

/** Where `npm run dev` finds the rest of the shop: the local stack's API, images and sign-in. */
const STACK = process.env.SHOP_STACK_URL ?? 'http://127.0.0.1:3000'
const STACK_PATHS = [
  '/api',
  '/images',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
]

/**
 * What every page needs. Few files compress better than many, and survive most deploys in the cache. But a phone runs
 * each file in one go, during which it takes no input (public/early.js), so they are cut by how long they take to
 * run.
 */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const EVERYWHERE =
  /node_modules\/(?:@tanstack(?!.*infinite(?!QueryOptions))|nanostores|react-router|lucide-react\/dist\/esm\/(?!icons\/))/

/**
 * Small modules that several pages share. Left alone, the bundler makes a dozen files of them, which compress worse
 * than one. A group takes along what its modules import, so what pages without the rest of it need has a group before it.
 */
const PAGE = /\/ui\/layout\/page-title\.|\/contract\/src\/(?:images\/rules|products\/stars)\./
const PURCHASE =
  /\/(?:quantity-stepper|sticky-bar)\.|lucide-react\/dist\/esm\/icons\/(?:banknote|minus|plus|truck)\./
const COMMERCE =
  /\/components\/commerce\/(?:[\w-]+\/)?(?:color-swatch|format-rupees|image-button|price|product-image|product-name|rating|sale-end|stock-label|wishlist-button)\./
/** What is known of a product before its page has come. */
const KNOWN = /\/(?:api\/find-in-cache|shop\/placeholder-product|product\/api\/product-queries)\./
const PRODUCT = /\/features\/product\/components\/(?:price-notes|product-detail)/

export default defineConfig({
  plugins: [
    cutFonts,
    compileStyles,
    compileTexts(),
    react(),
    documents,
    listFiles,
    renderedPages,
    threeBuilds,
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(STACK_PATHS.map((path) => [path, { target: STACK }])),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, priority: 3 },
                { name: 'vendor', test: EVERYWHERE, priority: 3 },
                { name: 'shop', tags: ['$initial'], priority: 2 },
                { name: 'page', test: PAGE, priority: 1 },
                { name: 'purchase', test: PURCHASE, priority: 1 },
                { name: 'commerce', test: COMMERCE, priority: 1 },
                { name: 'known', test: KNOWN, priority: 1 },
                { name: 'product', test: PRODUCT, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // There is one style sheet, which every document contains: no lazy part may load it again.
    cssCodeSplit: false,
    manifest: true,
    // Fonts and images stay files: everybody would load a data URL in the bundle at once.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Of Panda's functions, compiled files use only `cx`.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
    },
  },
})
