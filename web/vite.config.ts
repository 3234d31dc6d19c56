import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileStyles } from './build/compile-styles.ts'
import { compileTexts } from './build/compile-texts.ts'
import { cutFonts } from './build/cut-fonts.ts'
import { documents } from './build/documents.ts'
import { threeBuilds } from './build/server-build.ts'
import { listFiles } from './build/service-worker.ts'
import { renderedPages } from './dev/rendered-pages.ts'

/** Address of the local stack, from which `npm run dev` gets API, images and login. */
const STACK = process.env.SHOP_STACK_URL ?? 'http://127.0.0.1:3000'
const STACK_PATHS = [
  '/api',
  '/images',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
]

/**
 * Modules of every page. Few files compress better than many, and stay cached over most deploys. But a phone runs
 * each file in one task, without handling input (public/early.js), so they are divided by execution time.
 */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const EVERYWHERE =
  /node_modules\/(?:@tanstack(?!.*(?:infinite(?!QueryOptions)|queriesObserver|useQueries))|nanostores|react-router|lucide-react\/dist\/esm\/(?!icons\/))/

/**
 * Small modules that several pages share. By default the bundler makes a dozen files of them, which compress worse
 * than one, and a phone asks for each. A group includes its modules' imports, so modules that some pages need alone
 * belong to an earlier group.
 */
const PAGE =
  /\/ui\/layout\/page-(?:title|header)\.|\/contract\/src\/(?:images\/rules|products\/stars)\./
const PURCHASE =
  /\/(?:quantity-stepper|sticky-bar|add-to-cart-slot|add-to-cart|line-of|browser\/share)\.|lucide-react\/dist\/esm\/icons\/(?:banknote|minus|plus|truck)\./
const COMMERCE =
  /\/components\/commerce\/(?:[\w-]+\/)?(?:color-swatch|format-rupees|image-button|price|product-image|product-name|rating|sale-end|stock-label|wishlist-button)\.|\/price\/variant-offer\.|\/address\/list-text\./
/** Known data of a product before its page has loaded. */
const KNOWN =
  /\/(?:api\/find-in-cache|prefetch\/create-prefetch|shop\/placeholder-product|product\/product-queries)\./
/** What a list shares with most pages. */
const GRID = /\/commerce\/product-grid\./
const FIELD = /\/ui\/form\/form-field\./
const PARTS =
  /\/ui\/(?:layout\/breadcrumbs|loading\/load-state)\.|\/icons\/chevron-(?:left|right)\./
/** Of pages that load late: each file has its name in the code of every page. */
const ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-left|bell-ring|circle-check|circle-exclamation-point|image-plus|rotate-ccw|store|tag|trash)\.|\/(?:loading\/empty-state|commerce\/call-us)\./
/** The first screen of the home page, and what follows below it. */
const HOME =
  /\/features\/home\/(?:texts|sections|components\/(?:scene|banner))\.|\/settings\/rules\.|\/icons\/arrow-right\./
const HOME_BELOW = /\/features\/home\/|\/shop\/home-sections\./
/** A list and its filters, of which other pages need a little. */
const LIST =
  /\/features\/catalog\/(?:(?!on-offer|nothing|size-)[\w-]+\.ts$|components\/(?:product-results|collection-toolbar|filter-[\w-]+|load-more|sort-select)\.)|\/icons\/sliders-horizontal\./
const PRODUCT = /\/features\/product\/components\/(?:price-notes|product-detail)/
/** What each page loads after its first screen: toasts, the connection, the cart. */
const CONTROLS =
  /\/@zag-js\/(?:anatomy|core|dismissable|dom-query|interact-outside|react|toast|types|utils)\/|\/@ark-ui\/react\/dist\/(?:utils|providers|_virtual|components\/(?:toast\/|factory))|\/overlay\/toast-(?:host|region)\./
const DIALOG = /\/ui\/overlay\/dialog\./
const PROCESS = /\/orders\/order-process\./
const MERGE = /\/features\/cart\/cart-(?:merge|contents-texts)\./
const TOTALS =
  /\/(?:usual-charges|commerce\/line-item|commerce\/totals|api\/use-quote|shopping-reasons|reasons\/reason)\./
const CART = /\/features\/cart\/components\/(?:cart-(?!button)|empty-cart|free-shipping|old-cart)/
const LATER =
  /\/(?:shop\/loaded-later|api\/limit-calls|layouts\/use-focus-fallback|lib\/delivery-to|offline\/connection|storage\/drafts)\./

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
                { name: 'commerce', test: COMMERCE, priority: 1 },
                { name: 'known', test: KNOWN, priority: 1 },
                { name: 'grid', test: GRID, priority: 1 },
                { name: 'purchase', test: PURCHASE, priority: 1 },
                { name: 'field', test: FIELD, priority: 1 },
                { name: 'parts', test: PARTS, priority: 1 },
                { name: 'icons', test: ICONS, priority: 1 },
                { name: 'controls', test: CONTROLS, priority: 1 },
                { name: 'dialog', test: DIALOG, priority: 1 },
                { name: 'process', test: PROCESS, priority: 1 },
                { name: 'merge', test: MERGE, priority: 1 },
                { name: 'home', test: HOME, priority: 1 },
                { name: 'later', test: LATER, priority: 0 },
                { name: 'list', test: LIST, priority: 0 },
                { name: 'product', test: PRODUCT, minShareCount: 2, priority: 0 },
                { name: 'below', test: HOME_BELOW, priority: 0 },
                { name: 'totals', test: TOTALS, priority: 0 },
                { name: 'cart-drawer', test: CART, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // One style sheet, which every document contains: no lazy part may load it again.
    cssCodeSplit: false,
    manifest: true,
    // Fonts and images stay files, because a data URL in the bundle would be loaded by everyone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Compiled files use only `cx` of Panda's functions.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
    },
  },
})
