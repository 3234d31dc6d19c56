import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf, readManifest } from './manifest.ts'

/** Workbox's format: a file without a revision never changes under its name. */
type Precached = { url: string; revision: string | null }

export const SOURCE = 'src/service-worker/service-worker.ts'

/** Modules that are useless offline, or needed only by admins or readers of other scripts. */
const NEEDS_CONNECTION =
  /routes\/admin\/|routes\/shop\/(?:login|register|profile|order|my-orders|invoice)|firebase-auth|i18n\/|thanks|back-in-stock/

const OTHER_FILES =
  /^(?:shell\.html|offline\.html|offline\.js|favicon\.svg|assets\/(?:early-.*\.js|(?:figtree|fraunces)-.*\.woff2))$/

const revisionOf = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex')

/** Build files that the worker stores when installed; it stores other files once they are loaded. */
const precachedFiles = (dist: string): Precached[] => {
  const code = filesOf(readManifest(dist), 'index.html', ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((key) => !NEEDS_CONNECTION.test(key)),
  )
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const others = [...readdirSync(dist), ...assets].filter((file) => OTHER_FILES.test(file))
  return [...new Set([...code, ...others])].sort().map((url) => ({
    url,
    revision: url.startsWith('assets/') ? null : revisionOf(join(dist, url)),
  }))
}

/** Passes the list of files to the worker. */
export const listFiles: Plugin = {
  name: 'list-files',
  applyToEnvironment: ({ name }) => name === 'worker',
  transform: {
    filter: { code: 'self.FILES_OF_BUILD', id: /\/src\/service-worker\// },
    handler(code) {
      const files = precachedFiles(this.environment.config.build.outDir)
      return { code: code.replace('self.FILES_OF_BUILD', JSON.stringify(files)), map: null }
    },
  },
}
