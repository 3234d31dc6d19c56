import { BENGALI_LETTERS } from './letters/bengali.ts'
import { DEVANAGARI_LETTERS } from './letters/devanagari.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A script of which the shop has fonts that are cut. Tamil has few letters: its fonts are small as they are. */
export type Script = {
  name: 'Devanagari' | 'Bengali'
  /** As HarfBuzz calls script and language. */
  tag: string
  language: string
  /** A word in its letters. */
  word: RegExp
  /** Where the shop's own texts are, and names of products as sellers write them. */
  folders: readonly string[]
  /** What people may type beyond these. */
  letters: readonly string[]
  fonts: readonly string[]
}

export const SCRIPTS: readonly [Script, ...Script[]] = [
  {
    name: 'Devanagari',
    tag: 'Deva',
    language: 'hi',
    word: /[\u0900-\u097F\u200C\u200D]+/g,
    folders: [
      'web/src/i18n/hi',
      'web/src/i18n/mr',
      'contract/src/content/texts',
      'contract/src/tax',
      'tools/demo-shop/src',
      'tools/demo-shop/src/products',
    ],
    letters: DEVANAGARI_LETTERS,
    fonts: ['poppins-devanagari-400.woff2', 'poppins-devanagari-600.woff2'],
  },
  {
    name: 'Bengali',
    tag: 'Beng',
    language: 'bn',
    word: /[\u0980-\u09FF\u200C\u200D]+/g,
    folders: ['web/src/i18n/bn', 'contract/src/content/texts', 'contract/src/tax'],
    letters: BENGALI_LETTERS,
    // One weight for all: a second would be beyond what a page of this shop may weigh.
    fonts: ['noto-sans-bengali-500.woff2'],
  },
]

const ROOT = join(import.meta.dirname, '../../..')

/** Every word in a script that the shop shows by itself. */
export const wordsOf = ({ folders, word }: Script): string[] => {
  const texts = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /\.(?:json|ts)$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  )
  return [...new Set(texts.flatMap((text) => text.match(word) ?? []))]
}
