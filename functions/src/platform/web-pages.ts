import { readFile } from 'node:fs/promises'
import type { PageServer } from '@bartan/contract/pages/page'

/** The web's build output for the server (web/build/server-build.ts). */
export type WebPages = {
  server: PageServer
  shell: string
  /** The files with a source file's code, by its path in web/. */
  chunks: Readonly<Record<string, readonly string[]>>
}

const read = async (folder: URL): Promise<WebPages> => {
  const [module, shell, chunks] = await Promise.all([
    import(new URL('entry-server.js', folder).href) as Promise<{ default: PageServer }>,
    readFile(new URL('shell.html', folder), 'utf8'),
    readFile(new URL('chunks.json', folder), 'utf8'),
  ])
  return { server: module.default, shell, chunks: JSON.parse(chunks) as WebPages['chunks'] }
}

/** Loaded for the first page, so that the API's cold start doesn't pay for it. */
export const webPagesIn = (folder: URL): (() => Promise<WebPages>) => {
  let loading: Promise<WebPages> | undefined
  return () => (loading ??= read(folder))
}
