import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Licenses of all that a browser is sent, to which the page of terms links. */
export const NOTICES = 'notices.txt'

type Manifest = { version: string; license: string; dependencies?: Record<string, string> }

const read = (file: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')

const readManifest = (file: string): Manifest => JSON.parse(read(file))

const noticeOf = (name: string): string => {
  const { version, license } = readManifest(`${name}/package.json`)
  return `\n## ${name} - ${version} (${license})\n\n${read(`${name}/LICENSE`)}`
}

/** Vite lists the packages that the app bundles (`build.license`). Fonts are no modules. */
export const fontNotices: Plugin = {
  name: 'font-notices',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const notices = bundle[NOTICES]
      if (notices?.type !== 'asset') throw new Error(`Vite has written no ${NOTICES}`)
      const fonts = Object.keys(readManifest('../package.json').dependencies ?? {}).filter((name) =>
        name.startsWith('@fontsource'),
      )
      notices.source = `${String(notices.source)}${fonts.map(noticeOf).join('')}`
    },
  },
}
