import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Removes what Chakra, Emotion and Lingui bring along for general use and the shop never needs: 5 kB gz of each page, and
 * a third of the time for which the theme blocks a phone. Only builds are trimmed; tests and the development server have
 * everything. A build fails when a library no longer has what is cut: then this has to be looked at again.
 */

const SOURCES = join(import.meta.dirname, '../src')

/** In which file, which code, and what is left of it. */
export type Cut = { file: RegExp; old: RegExp; left: string | ((names: string) => string) }

const inStyledSystem = (file: string, old: RegExp, left: string): Cut => ({
  file: new RegExp(String.raw`@chakra-ui/react/dist/esm/styled-system/${file}\.js$`),
  old,
  left,
})

const wordsOfSources = (): Set<string> => {
  const words = new Set<string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file))
      for (const [word] of readFileSync(join(SOURCES, file), 'utf8').matchAll(/\w+/g))
        words.add(word)
  return words
}

const usedOf = (names: string): string => {
  const words = wordsOfSources()
  return names
    .split(',')
    .filter((name) => words.has(name))
    .join(',')
}

/** Six hundred names of CSS properties, which tell them from attributes: those that no source mentions are removed. */
const PROPERTIES: Cut = {
  file: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
  old: /(?<=cssPropertiesStr = ")[^"]+(?=")/,
  left: usedOf,
}

/** Prefixes for browsers that the build's target excludes anyway; the server writes none either. */
const PREFIXES: Cut = {
  file: /@emotion\/cache\/dist\/.*\.js$/,
  old: /(?<=defaultStylisPlugins = \[)prefixer(?=\])/,
  left: '',
}

/**
 * The styles that all pages share, which the documents contain (shared-styles.ts): no browser generates or inserts
 * them.
 */
const GLOBALS = [
  inStyledSystem('system', /(?<=const _global = \[).*(?=\];)/, ''),
  inStyledSystem('provider', /(?=jsx\(Global\b)/g, 'false && '),
]

/** Making the theme is one task, during which a phone is blocked: this halves it. */
const THEME = [
  // Copies of the theme's parts, so that a second system can be made from them. There is only one.
  inStyledSystem('merge-config', /configs\.map\(clone\)/, 'configs'),
  // A walk through all tokens to find those that hold both a value and other tokens. Ours say `DEFAULT`.
  inStyledSystem('merge-config', /if \(merged\.theme\?\.tokens\)/, 'if (false)'),
  // Needed only by `colorPalette`, Chakra's command line and its `token()`.
  inStyledSystem('token-transforms', /,\n {2}addColorPalette\n(?=\])/, ''),
  inStyledSystem(
    'token-middleware',
    /addVirtualPalette,\n {2}addPixelUnit,\n(?= {2}removeEmpty)/,
    '',
  ),
  inStyledSystem('utility', /assignPropertyType = \(property, config\) => \{/, '$& return;'),
  inStyledSystem('system', /getTokenMap\(tokens\)/, 'new Map()'),
]

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

const OWN_ATTRIBUTES = '\0own-attributes'

/**
 * As many names of attributes as of properties: Chakra asks for each attribute of each element whether HTML knows it.
 * Whatever is neither a style nor a variant is an attribute here, as TypeScript lets nothing else through; these are
 * Chakra's own.
 */
const attributes = (): Plugin => {
  let isReplaced = false
  return {
    name: 'trim-attributes',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      isReplaced = false
    },
    resolveId: {
      filter: { id: /^@emotion\/is-prop-valid$/ },
      handler: () => OWN_ATTRIBUTES,
    },
    load: {
      filter: { id: new RegExp(OWN_ATTRIBUTES) },
      handler: () => {
        isReplaced = true
        return `const own = new Set(['as', 'asChild', 'recipe', 'theme', 'unstyled'])
          export default (name) => !own.has(name)`
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Nothing imports @emotion/is-prop-valid any more')
    },
  }
}

export const trimLibraries = (): Plugin[] => [
  attributes(),
  trim([PROPERTIES, PREFIXES, ...GLOBALS, ...THEME, ...NUMBERS]),
]
