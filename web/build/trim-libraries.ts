import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces what libraries bring along for general use and the shop does without. Only builds are changed; tests and
 * the development server have everything. A build fails when a library no longer has what is cut: then this has to be
 * looked at again.
 */

const SOURCES = join(import.meta.dirname, '../src')

/** In which file, which code, and what is left of it. */
export type Cut = { file: RegExp; old: RegExp; left: string | ((names: string) => string) }

const GROUP_DIGITS = JSON.stringify(join(SOURCES, 'i18n/group-digits.ts'))
const LINGUI = /@lingui\/core\/dist\/index\.mjs$/

/**
 * Each plural has Intl format its number, even one that shows none; src/i18n/group-digits.ts says why that is
 * avoided.
 */
const NUMBERS: readonly Cut[] = [
  { file: LINGUI, old: /^/, left: `import { groupDigits } from ${GROUP_DIGITS}\n` },
  { file: LINGUI, old: /number\(locales, value, numberFormat\)/, left: 'groupDigits(value)' },
]

const ICON = /lucide-react\/dist\/esm\/icons\/.+\.mjs$/

/** The keys of an icon's lines, random and so incompressible, only quiet a warning that the built React does not have. */
const ICONS: readonly Cut[] = [
  { file: ICON, old: /, key: "\w+"/g, left: '' },
  { file: ICON, old: /^__iconData\.node;$/m, left: '' },
]

const apply = (code: string, { old, left }: Cut): string =>
  typeof left === 'string' ? code.replace(old, left) : code.replace(old, left)

/** A build without one of the cuts fails: its code, or the file that had it, is no longer there. */
export const trim = (cuts: readonly Cut[]): Plugin => {
  const done = new Set<Cut>()
  return {
    name: 'trim-libraries',
    apply: 'build',
    buildStart: () => done.clear(),
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: (code, id) => {
        const own = cuts.filter(({ file, old }) => file.test(id) && code.search(old) >= 0)
        for (const cut of own) done.add(cut)
        return own.length > 0 ? { code: own.reduce(apply, code), map: null } : undefined
      },
    },
    buildEnd(error) {
      const missing = cuts.filter((cut) => !done.has(cut))
      if (!error && missing.length > 0)
        this.error(
          `There is nothing to trim any more:\n${missing.map(({ file, old }) => `${old} in ${file}`).join('\n')}`,
        )
    },
  }
}

export const trimLibraries = (): Plugin => trim([...NUMBERS, ...ICONS])
