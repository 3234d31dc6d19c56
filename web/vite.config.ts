import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileStyles } from './build/compile-styles.ts'
import { compileTexts } from './build/compile-texts.ts'
import { NOTICES, fontNotices } from './build/notices.ts'
import { pwa } from './build/pwa.ts'
import { cutFonts } from './build/cut-fonts.ts'
import { findSharedModules, isIn } from './build/shared-chunks.ts'
import { shortClasses } from './build/short-classes.ts'
import { serverBuild } from './build/server-build.ts'
import { shopHtml } from './build/shop-html.ts'

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
  /node_modules\/(?:@tanstack(?!.*infinite)|nanostores|react-router|lucide-react\/dist\/esm\/(?!icons\/))/

export default defineConfig({
  plugins: [
    cutFonts,
    shopHtml,
    compileStyles(),
    shortClasses(),
    compileTexts(),
    react(),
    findSharedModules,
    fontNotices,
    serverBuild(),
    pwa(),
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
                { name: 'shop', test: isIn('shop'), priority: 2 },
                { name: 'home', test: isIn('home'), priority: 1 },
                { name: 'products', test: isIn('products'), priority: 1 },
                { name: 'cards', test: isIn('cards') },
                { name: 'detail', test: isIn('detail') },
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
    license: { fileName: NOTICES },
    // Fonts and images stay files: everybody would load a data URL in the bundle at once.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
