/**
 * Cuts the fonts of Indian scripts in src/theme/fonts from the whole ones beside this file: `npm run fonts`. Needed when a
 * text has a conjunct that they lack, which indian-fonts.test.ts finds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPTS, wordsOf } from './scripts.ts'
import { glyphsOf, readFont } from './shape.ts'
import { subset } from './subset.ts'

const WHOLE = join(import.meta.dirname, 'whole')
const FONTS = join(import.meta.dirname, '../../src/theme/fonts')

for (const script of SCRIPTS) {
  const texts = [...script.letters, ...wordsOf(script)]
  const characters = new Set(
    texts.flatMap((text) => Array.from(text, (one) => one.codePointAt(0) ?? 0)),
  )
  for (const name of script.fonts) {
    const whole = readFileSync(join(WHOLE, name))
    const font = await readFont(whole)
    const glyphs = new Set(texts.flatMap((text) => glyphsOf(font, script, text)))
    const kept = await subset(whole, { characters, glyphs })
    writeFileSync(join(FONTS, name), kept)
    console.log(`${name}: ${glyphs.size} glyphs, ${(kept.length / 1000).toFixed(1)} kB`)
  }
}
