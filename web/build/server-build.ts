import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Inside the browser build; Hosting serves nothing whose name begins with a dot. */
const SERVER_FOLDER = '.server'

const DEFAULT_OUTPUT = 'dist'

const SHELL = 'shell.html'

/** Located in public/, for the development server. */
const EARLY = 'early.js'

/** The manifest's name for the app's entry file. */
const APP = 'index.html'

type Chunk = { file: string; src?: string; imports?: string[] }

/** The files that contain a module's code, each after those it depends on. */
const chunkFiles = (manifest: Record<string, Chunk>, source: string): string[] => {
  const seen = new Set<string>()
  const visit = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap(visit), chunk.file]
  }
  return visit(source)
}

/** What the page server knows about the browser build: the document to fill, and the files to list in it. */
const describeBuild = (dist: string) => {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const files = Object.entries(manifest)
    .filter(([source]) => source === APP || source.startsWith('src/'))
    .map(([source]) => [source, chunkFiles(manifest, source)])
  rmSync(join(dist, EARLY))
  copyFileSync(join(dist, SHELL), join(dist, SERVER_FOLDER, SHELL))
  writeFileSync(join(dist, SERVER_FOLDER, 'chunks.json'), JSON.stringify(Object.fromEntries(files)))
}

/** All styles of the shop, 15 kB gz: the first paint needs most of them, and would wait for a file of their own. */
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * Hosting prefers a file to a rewrite, so an `index.html` would hide the page that the function renders for `/`.
 * Hosting also answers with this document, and status 404, if nothing else matches.
 */
const shellDocuments: Plugin = {
  name: 'shell-documents',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const document = bundle[APP]
      if (document?.type !== 'asset') return
      delete bundle[APP]
      // Named after its content, because browsers cache it, and the first page waits for nothing else.
      const early = this.emitFile({
        type: 'asset',
        name: EARLY,
        source: readFileSync(join(import.meta.dirname, '../public', EARLY)),
      })
      const source = String(document.source)
        .replace(`/${EARLY}`, `/${this.getFileName(early)}`)
        .replaceAll(STYLESHEET, (link, file: string) => {
          const styles = bundle[file]
          if (styles?.type !== 'asset') return link
          delete bundle[file]
          return `<style>${String(styles.source).trim()}</style>`
        })
      for (const fileName of [SHELL, '404.html']) this.emitFile({ type: 'asset', fileName, source })
    },
  },
}

/**
 * Builds the app a second time for the server that renders its pages (src/entry-server.tsx), with everything it needs
 * in one folder, which functions/build.ts copies.
 */
const secondBuild: Plugin = {
  name: 'server-build',
  apply: 'build',
  config: ({ build }) => {
    const dist = build?.outDir ?? DEFAULT_OUTPUT
    return {
      builder: {
        // Both builds share their plugins, and thereby the names of classes.
        sharedConfigBuild: true,
        buildApp: async (builder) => {
          const { client, ssr } = builder.environments
          if (client) await builder.build(client)
          if (ssr) await builder.build(ssr)
          describeBuild(resolve(import.meta.dirname, '..', dist))
        },
      },
      environments: {
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: join(dist, SERVER_FOLDER),
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: true } },
          },
        },
      },
    }
  },
}

export const serverBuild = (): Plugin[] => [shellDocuments, secondBuild]
