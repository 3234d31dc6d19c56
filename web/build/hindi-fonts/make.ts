/**
 * Cuts the fonts of Hindi in src/theme/fonts from those beside this file: `npm run fonts`. Needed when a text has a conjunct
 * that they lack, which hindi-fonts.test.ts finds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hindiWords } from './hindi-texts.ts'
import { LETTERS } from './letters.ts'
import { glyphsOf, readFont } from './shape.ts'
import { subset } from './subset.ts'

const FONTS = join(import.meta.dirname, '../../src/theme/fonts')

const texts = [...LETTERS, ...hindiWords()]
const characters = new Set(
  texts.flatMap((text) => Array.from(text, (one) => one.codePointAt(0) ?? 0)),
)

for (const name of ['poppins-devanagari-400.woff2', 'poppins-devanagari-600.woff2']) {
  const whole = readFileSync(join(import.meta.dirname, name))
  const font = await readFont(whole)
  const glyphs = new Set(texts.flatMap((text) => glyphsOf(font, text)))
  const kept = await subset(whole, { characters, glyphs })
  writeFileSync(join(FONTS, name), kept)
  console.log(`${name}: ${glyphs.size} glyphs, ${(kept.length / 1000).toFixed(1)} kB`)
}
