import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, 'preload.ts')

/** Puts preload.ts in the place of Vite's helper, which every page loads. */
export const lightPreload: Plugin = {
  name: 'light-preload',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWith as __vitePreload } from ${JSON.stringify(OURS)}`,
  },
}
