import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Removes what Chakra, Emotion and Lingui bring along for general use and the shop never needs: 5 kB gz of each page, and
 * a third of the time for which the theme blocks a phone. Only builds are trimmed; tests and the development server have
 * everything.
 */

const SOURCES = join(import.meta.dirname, '../src')

const wordsOfSources = (): Set<string> => {
  const words = new Set<string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file))
      for (const [word] of readFileSync(join(SOURCES, file), 'utf8').matchAll(/\w+/g))
        words.add(word)
  return words
}

/** Six hundred names of CSS properties, which tell them from attributes: those that no source mentions are removed. */
const properties: Plugin = {
  name: 'trim-css-properties',
  apply: 'build',
  transform: {
    filter: { id: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/ },
    handler: (code) => {
      const words = wordsOfSources()
      const used = (names: string) => names.split(',').filter((name) => words.has(name))
      return {
        code: code.replace(
          /cssPropertiesStr = "([^"]+)"/,
          (_, names: string) => `cssPropertiesStr = "${used(names).join(',')}"`,
        ),
        map: null,
      }
    },
  },
}

/**
 * And as many names of attributes: Chakra asks for each attribute of each element whether HTML knows it. Whatever is
 * neither a style nor a variant is an attribute here, as TypeScript lets nothing else through; these are Chakra's
 * own.
 */
const attributes: Plugin = {
  name: 'trim-attributes',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@emotion\/is-prop-valid$/ },
    handler: () => '\0is-prop-valid',
  },
  load: {
    filter: { id: /^\0is-prop-valid$/ },
    handler: () =>
      `const own = new Set(['as', 'asChild', 'recipe', 'theme', 'unstyled'])
       export default (name) => !own.has(name)`,
  },
}

/** Prefixes for browsers that the build's target excludes anyway; the server writes none either. */
const prefixes: Plugin = {
  name: 'trim-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /@emotion\/cache\/dist\/.*\.js$/ },
    handler: (code) => ({
      code: code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []'),
      map: null,
    }),
  },
}

/**
 * The styles that all pages share, which the documents contain (shared-styles.ts): no browser generates or inserts
 * them.
 */
const globals: Plugin = {
  name: 'trim-globals',
  apply: 'build',
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/(?:system|provider)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/const _global = \[.*\];/, 'const _global = [];')
        .replaceAll(/(?=jsx\(Global\b)/g, 'false && '),
      map: null,
    }),
  },
}

/** Replaces code that must be there: if a library has changed, this has to be looked at again. */
const replaceIn = (code: string, old: string, by: string): string => {
  if (!code.includes(old)) throw new Error(`There is no "${old}" to trim any more`)
  return code.replace(old, by)
}

/** In the folder of Chakra's styled system: a file, some code in it, and what is left of that code. */
const CUTS: readonly (readonly [file: string, old: string, left: string])[] = [
  // Copies of the theme's parts, so that a second system can be made from them. There is only one.
  ['merge-config', 'configs.map(clone)', 'configs'],
  // A walk through all tokens to find those that hold both a value and other tokens. Ours say `DEFAULT`.
  ['merge-config', 'if (merged.theme?.tokens)', 'if (false)'],
  // Needed only by `colorPalette`, Chakra's command line and its `token()`.
  ['token-transforms', ',\n  addColorPalette\n]', ']'],
  ['token-middleware', '  addVirtualPalette,\n  addPixelUnit,\n  removeEmpty', '  removeEmpty'],
  ['utility', 'assignPropertyType = (property, config) => {', '$& return;'],
  ['system', 'getTokenMap(tokens)', 'new Map()'],
]

/** Making the theme is one task, during which a phone is blocked: this halves it. */
const theme: Plugin = {
  name: 'trim-theme',
  apply: 'build',
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/[\w-]+\.js$/ },
    handler: (code, id) => {
      const cuts = CUTS.filter(([file]) => id.endsWith(`/${file}.js`))
      if (cuts.length === 0) return undefined
      return {
        code: cuts.reduce((rest, [, old, left]) => replaceIn(rest, old, left), code),
        map: null,
      }
    },
  },
}

const GROUP_DIGITS = join(SOURCES, 'i18n/group-digits.ts')

/**
 * Each plural has Intl format its number, even one that shows none; src/i18n/group-digits.ts says why that is
 * avoided.
 */
const numbers: Plugin = {
  name: 'trim-numbers',
  apply: 'build',
  transform: {
    filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
    handler: (code) => ({
      code: `import { groupDigits } from ${JSON.stringify(GROUP_DIGITS)}
        ${replaceIn(code, 'number(locales, value, numberFormat)', 'groupDigits(value)')}`,
      map: null,
    }),
  },
}

export const trimLibraries = (): Plugin[] => [
  properties,
  attributes,
  prefixes,
  globals,
  theme,
  numbers,
]
