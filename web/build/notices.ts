import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Licenses of all that a browser is sent, to which the page of terms links. */
export const NOTICES = 'notices.txt'

const FONTS = join(import.meta.dirname, '../src/theme/fonts')

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
      const fonts = readdirSync(FONTS)
        .filter((name) => name.endsWith('-LICENSE.txt'))
        .map(
          (name) =>
            `\n## ${name.replace('-LICENSE.txt', '')} (OFL-1.1)\n\n${readFileSync(join(FONTS, name), 'utf8')}`,
        )
      notices.source = `${String(notices.source)}${fonts.join('')}`
    },
  },
}
