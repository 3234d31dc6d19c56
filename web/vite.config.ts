import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` has the rest of the shop: the API, pictures and sign-in of the local stack. */
const STACK = process.env.SHOP_STACK_URL ?? 'http://127.0.0.1:3000'
const STACK_PATHS = [
  '/api',
  '/images',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
]

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(STACK_PATHS.map((path) => [path, { target: STACK }])),
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay files: a data URL in the bundle would be loaded by everyone at once.
    assetsInlineLimit: 0,
  },
})
