import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { sharedStyles } from './shared-styles.ts'

/** Inside what is built for browsers; hosting serves nothing whose name begins with a dot. */
const SERVER_FOLDER = '.server'

const DEFAULT_OUTPUT = 'dist'

const SHELL = 'shell.html'

/** In public/, for the development server. */
const EARLY = 'early.js'

/** What the manifest calls the app's first file. */
const APP = 'index.html'

type Chunk = { file: string; src?: string; imports?: string[] }

/** The files that a module's code is in, each after those that it builds on. */
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

/** What the pages' server knows of the browsers' build: the document to fill, and which files to name in it. */
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

/** A kilobyte of fonts' names, and what every page has in common: not worth files that the first paint waits for. */
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * Hosting prefers a file to a rewrite, so an `index.html` would hide the page that the function has for `/`. The same
 * document is what Hosting answers with, and status 404, where nothing else fits.
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
      // By a name of its own for each content: browsers keep it, as all pages but the first wait for nothing else.
      const early = this.emitFile({
        type: 'asset',
        name: EARLY,
        source: readFileSync(join(import.meta.dirname, 'public', EARLY)),
      })
      const source = String(document.source)
        .replace(`/${EARLY}`, `/${this.getFileName(early)}`)
        .replaceAll(STYLESHEET, (link, file: string) => {
          const styles = bundle[file]
          return styles?.type === 'asset'
            ? `<style>${String(styles.source).trim()}${sharedStyles()}</style>`
            : link
        })
      for (const fileName of [SHELL, '404.html']) this.emitFile({ type: 'asset', fileName, source })
    },
  },
}

/**
 * Builds the app a second time for the server that renders its pages (src/entry-server.tsx), with all that it needs in
 * one folder: functions/build.ts takes it along.
 */
const secondBuild: Plugin = {
  name: 'server-build',
  apply: 'build',
  config: ({ build }) => {
    const dist = build?.outDir ?? DEFAULT_OUTPUT
    return {
      builder: {
        buildApp: async (builder) => {
          const { client, ssr } = builder.environments
          if (client) await builder.build(client)
          if (ssr) await builder.build(ssr)
          describeBuild(resolve(import.meta.dirname, dist))
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
