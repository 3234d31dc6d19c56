import { join } from 'node:path'
import type { Plugin } from 'vite'

const CREATE = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const ICON = /\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/
const OURS = join(import.meta.dirname, 'create-icon.ts')

/** The random keys of an icon's lines don't compress, and create-icon.ts needs none. */
const UNUSED = /,\s*key: "\w+"|^__iconData\.node;$/gm

/**
 * Makes components of lucide-react's icons by create-icon.ts. Its own way finds attributes, classes and a context's values
 * anew for every icon at every rendering, and has 3 kB of code for it.
 */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: CREATE },
    handler: () => `export { createIcon as default } from ${JSON.stringify(OURS)}`,
  },
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: code.replaceAll(UNUSED, ''), map: null }),
  },
})
