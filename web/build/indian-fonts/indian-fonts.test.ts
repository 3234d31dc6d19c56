import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCRIPTS, wordsOf } from './scripts.ts'
import { drawn, readFont } from './shape.ts'

const SHOP = join(import.meta.dirname, '../../src/theme/fonts')

const fonts = async (name: string) => ({
  whole: await readFont(readFileSync(join(import.meta.dirname, 'whole', name))),
  ours: await readFont(readFileSync(join(SHOP, name))),
})

const NAMES = {
  Devanagari: [
    'ऋतुराज',
    'श्रीनिवासन',
    'मुख़्तार',
    'ऑगस्टिन',
    'कृष्णमूर्ति',
    'ज़ुल्फ़िक़ार',
    'छत्तीसगढ़',
    'बॉम्बे',
    'ज्ञानेश्वर',
    'तळवलकर',
  ],
  Bengali: [
    'শ্রীকৃষ্ণ',
    'জ্যোৎস্না',
    'মৈত্রেয়ী',
    'উজ্জ্বল',
    'লক্ষ্মীকান্ত',
    'দার্জিলিং',
    'ঋতুপর্ণ',
    'বন্দ্যোপাধ্যায়',
  ],
}

const cases = SCRIPTS.flatMap((script) => script.fonts.map((name) => ({ script, name })))

describe.each(cases)('$name', ({ script, name }) => {
  const differing = async (texts: readonly string[]) => {
    const { whole, ours } = await fonts(name)
    return texts.filter((text) => drawn(ours, script, text) !== drawn(whole, script, text))
  }

  // What is missing is added by `npm run fonts`.
  it('draws every word of the shop as the whole font does', async () => {
    const words = wordsOf(script)
    expect(words.length, 'words of texts and products').toBeGreaterThan(700)
    expect(await differing(words)).toEqual([])
  })

  it('draws every letter, sign and frequent conjunct as the whole font does', async () => {
    expect(await differing(script.letters)).toEqual([])
  })

  it('has all letters of names that people type', async () => {
    const { ours } = await fonts(name)
    const names = NAMES[script.name]
    expect(names.filter((text) => drawn(ours, script, text).includes('missing'))).toEqual([])
  })
})

it.each([
  ['क्फ', 'क्\u200Dफ'],
  ['ग्लें', 'ग्\u200Dलें'],
  ['ल्फ़ी', 'ल्\u200Dफ़ी'],
])('writes %s, whose own form it lacks, as half letter and letter', async (rare, parts) => {
  const [devanagari] = SCRIPTS
  const { whole, ours } = await fonts('poppins-devanagari-400.woff2')
  // As the whole font does if a joiner forbids that form.
  expect(drawn(ours, devanagari, rare)).toBe(drawn(whole, devanagari, parts))
})

it.each(['devanagari', 'bengali', 'tamil'])('%s is at most 45 kB in all', (script) => {
  const files = readdirSync(SHOP).filter(
    (file) => file.includes(`${script}-`) && file.endsWith('.woff2'),
  )
  expect(files).not.toEqual([])
  const sizes = files.map((file) => statSync(join(SHOP, file)).size)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(45_000)
})
