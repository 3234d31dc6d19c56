import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { fontNotices } from './cut-fonts.ts'
import { filesOf, readManifest } from './manifest.ts'
import { SOURCE } from './service-worker.ts'

/** A folder in the browser's build; Hosting doesn't serve names that begin with a dot. */
const SERVER = '.server'

/** Licenses of all code sent to browsers, linked from the terms page. */
const NOTICES = 'notices.txt'
const WORKER_NOTICES = 'service-worker-notices.txt'

/** Describes the browser's build for the page renderer and the budget test: the document, and files by module. */
const describeBuild = (dist: string) => {
  const manifest = readManifest(dist)
  const modules = Object.keys(manifest).filter((key) => /^(?:index\.html$|src\/)/.test(key))
  const files = modules.map((key) => [key, filesOf(manifest, key)])
  rmSync(join(dist, 'early.js'))
  copyFileSync(join(dist, 'shell.html'), join(dist, SERVER, 'shell.html'))
  writeFileSync(join(dist, SERVER, 'chunks.json'), JSON.stringify(Object.fromEntries(files)))
}

const addNotices = (dist: string) => {
  const ofWorker = join(dist, WORKER_NOTICES)
  appendFileSync(join(dist, NOTICES), readFileSync(ofWorker, 'utf8') + fontNotices())
  rmSync(ofWorker)
}

/**
 * Builds the app for browsers, then for the server that renders pages (src/entry-server.tsx), into one folder that
 * functions/build.ts copies. The service worker, which lists the app's files, comes last.
 */
export const threeBuilds: Plugin = {
  name: 'three-builds',
  apply: 'build',
  config: ({ build }) => {
    const dist = resolve(import.meta.dirname, '..', build?.outDir ?? 'dist')
    return {
      build: { license: { fileName: NOTICES } },
      builder: {
        sharedConfigBuild: true,
        buildApp: async (builder) => {
          const { client, ssr, worker } = builder.environments
          if (!client || !ssr || !worker) throw new Error('Vite does not know all three builds')
          await builder.build(client)
          await builder.build(ssr)
          describeBuild(dist)
          await builder.build(worker)
          addNotices(dist)
        },
      },
      environments: {
        ssr: {
          resolve: { noExternal: true },
          // Otherwise the bundle also contains React's development builds, which take memory in each instance.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            outDir: join(dist, SERVER),
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: true } },
          },
        },
        worker: {
          consumer: 'client',
          build: {
            outDir: dist,
            emptyOutDir: false,
            manifest: false,
            copyPublicDir: false,
            license: { fileName: WORKER_NOTICES },
            rolldownOptions: {
              input: SOURCE,
              output: { entryFileNames: 'service-worker.js', codeSplitting: false },
            },
          },
        },
      },
    }
  },
}
