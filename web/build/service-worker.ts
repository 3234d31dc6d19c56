import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'
import { NOTICES } from './notices.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/** As Workbox wants them: a file without a revision never changes under its name. */
type Precached = { url: string; revision: string | null }

const SOURCE = 'src/service-worker/service-worker.ts'

/** Modules that are useless without a connection, or that only readers of Hindi or admins need. */
const NEEDS_CONNECTION =
  /routes\/admin\/|routes\/shop\/(?:checkout|login|register|profile|order|my-orders|invoice)|firebase-auth|i18n\/|thanks|back-in-stock/

const OTHER_FILES =
  /^(?:shell\.html|offline\.html|offline\.js|favicon\.svg|assets\/(?:early-.*\.js|(?:figtree|fraunces)-.*\.woff2))$/

const ASSETS = 'assets'

const WORKER_NOTICES = 'service-worker-notices.txt'

const chunksOf = (chunks: Record<string, Chunk>, key: string, found = new Set<string>()) => {
  const chunk = chunks[key]
  if (!chunk || found.has(chunk.file) || NEEDS_CONNECTION.test(key)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    chunksOf(chunks, next, found)
  return found
}

const revisionOf = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex')

/** The build's files that the worker stores when it is installed; others are stored once they have been loaded. */
const precachedFiles = (dist: string): Precached[] => {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const files = [
    ...readdirSync(dist),
    ...readdirSync(join(dist, ASSETS)).map((name) => `${ASSETS}/${name}`),
  ]
  const others = files.filter((file) => OTHER_FILES.test(file))
  return [...new Set([...chunksOf(chunks, 'index.html'), ...others])].sort().map((url) => ({
    url,
    revision: url.startsWith(`${ASSETS}/`) ? null : revisionOf(join(dist, url)),
  }))
}

/** Builds the service worker once the app is built, because it is given the list of the app's files. */
export const serviceWorker = (): Plugin => {
  let config: ResolvedConfig
  const buildWorker = (dist: string) =>
    build({
      configFile: false,
      root: config.root,
      // It has nothing to report.
      logLevel: 'error',
      publicDir: false,
      define: { 'self.FILES_OF_BUILD': JSON.stringify(precachedFiles(dist)) },
      build: {
        target: config.build.target,
        outDir: dist,
        emptyOutDir: false,
        modulePreload: false,
        license: { fileName: WORKER_NOTICES },
        rolldownOptions: {
          input: join(config.root, SOURCE),
          output: { entryFileNames: 'service-worker.js', codeSplitting: false },
        },
      },
    })
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const dist = resolve(config.root, config.build.outDir)
        // After an error there is no build to describe.
        if (!existsSync(join(dist, '.vite/manifest.json'))) return
        await buildWorker(dist)
        appendFileSync(join(dist, NOTICES), readFileSync(join(dist, WORKER_NOTICES)))
        rmSync(join(dist, WORKER_NOTICES))
      },
    },
  }
}
