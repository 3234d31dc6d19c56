import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/** Not in git; src/theme/fonts.css, index.html and offline.html name its files. */
const FOLDER = new URL('../fonts/', import.meta.url)

const lettersOf = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Latin-1, typographic punctuation and the minus sign. */
const LATIN = `${lettersOf(0x20, 0x7e)}${lettersOf(0xa0, 0xff)}ıŒœ–—‘’“”•…−`
/** Zero-width non-joiner and joiner, and the dotted circle for a missing letter. */
const JOINERS = '\u200C\u200D\u25CC'
const DEVANAGARI = lettersOf(0x900, 0x97f) + JOINERS
const BENGALI = lettersOf(0x964, 0x965) + lettersOf(0x980, 0x9fe) + JOINERS

type Cut = { from: string; letters: string; options?: Parameters<typeof subsetFont>[2] }

const FIGTREE = { variationAxes: { wght: { min: 400, max: 700, default: 400 } } }

/**
 * Font files of Fontsource of which a page would load 3 kB or more without need: unused letters, weights and sizes.
 * HarfBuzz keeps all ligatures of the kept letters.
 */
const CUTS: Readonly<Record<string, Cut>> = {
  'figtree-latin': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: LATIN,
    options: FIGTREE,
  },
  'figtree-rupee': {
    from: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    letters: '₹',
    options: FIGTREE,
  },
  'fraunces-latin': {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    letters: LATIN,
    options: { variationAxes: { wght: 540, opsz: 72 } },
  },
  'poppins-devanagari-400': {
    from: '@fontsource/poppins/files/poppins-devanagari-400-normal.woff2',
    letters: DEVANAGARI,
  },
  'poppins-devanagari-600': {
    from: '@fontsource/poppins/files/poppins-devanagari-600-normal.woff2',
    letters: DEVANAGARI,
  },
  'noto-sans-bengali-400': {
    from: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2',
    letters: BENGALI,
  },
  'noto-sans-bengali-700': {
    from: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2',
    letters: BENGALI,
  },
}

/** Writes the fonts before anything needs them; the development server uses those of the last build. */
export const cutFonts: Plugin = {
  name: 'cut-fonts',
  config: async (_config, { command }) => {
    if (command === 'serve' && existsSync(FOLDER)) return
    mkdirSync(FOLDER, { recursive: true })
    for (const [name, { from, letters, options }] of Object.entries(CUTS)) {
      const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
      const font = await subsetFont(whole, letters, { ...options, targetFormat: 'woff2' })
      writeFileSync(new URL(`${name}.woff2`, FOLDER), font)
    }
  },
}

const packageFile = (name: string, file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`${name}/${file}`)), 'utf8')

/** Font licenses, which Vite's list of bundled packages lacks. */
export const fontNotices = (): string =>
  Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => {
      const { version, license } = JSON.parse(packageFile(name, 'package.json'))
      return `\n## ${name} - ${version} (${license})\n\n${packageFile(name, 'LICENSE')}`
    })
    .join('')
