import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hindiWords } from './hindi-texts.ts'
import { LETTERS } from './letters.ts'
import { drawn, readFont } from './shape.ts'

const SHOP = join(import.meta.dirname, '../../src/theme/fonts')
const WEIGHTS = ['poppins-devanagari-400.woff2', 'poppins-devanagari-600.woff2']

const NAMES = ['ऋतुराज', 'श्रीनिवासन', 'मुख़्तार', 'ऑगस्टिन', 'कृष्णमूर्ति', 'ज़ुल्फ़िक़ार', 'छत्तीसगढ़', 'बॉम्बे']

const fonts = async (name: string) => ({
  whole: await readFont(readFileSync(join(import.meta.dirname, name))),
  ours: await readFont(readFileSync(join(SHOP, name))),
})

const differing = async (name: string, texts: readonly string[]) => {
  const { whole, ours } = await fonts(name)
  return texts.filter((text) => drawn(ours, text) !== drawn(whole, text))
}

describe.each(WEIGHTS)('%s', (name) => {
  // What is missing is added by `npm run fonts`.
  it('draws every Hindi word of the shop as the whole font does', async () => {
    const words = hindiWords()
    expect(words.length, 'words of texts and products').toBeGreaterThan(1500)
    expect(await differing(name, words)).toEqual([])
  })

  it('draws every letter, sign and frequent conjunct as the whole font does', async () => {
    expect(await differing(name, LETTERS)).toEqual([])
  })

  it.each([
    ['क्फ', 'क्\u200Dफ'],
    ['ग्लें', 'ग्\u200Dलें'],
    ['ल्फ़ी', 'ल्\u200Dफ़ी'],
  ])('writes %s, whose own form it lacks, as half letter and letter', async (rare, parts) => {
    const { whole, ours } = await fonts(name)
    // As the whole font does if a joiner forbids that form.
    expect(drawn(ours, rare)).toBe(drawn(whole, parts))
  })

  it('has all letters of names that people type', async () => {
    const { ours } = await fonts(name)
    const lacking = NAMES.filter((text) => drawn(ours, text).includes('missing'))
    expect(lacking).toEqual([])
  })
})

it('is at most 45 kB in all, with the word of the language switch', () => {
  const files = [...WEIGHTS, 'hindi-word.woff2'].map((name) => statSync(join(SHOP, name)).size)
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(45_000)
})
