import { expect, it } from 'vitest'
import { BOLD, REGULAR } from './scripts.ts'
import { runsOf } from './write-text.ts'

it('gives each script a font that has its letters', () => {
  expect(runsOf('Asha आशा, 4 গলি and தெரு', REGULAR)).toEqual([
    { text: 'Asha आशा, 4 ', font: REGULAR },
    { text: 'গলি', font: 'bengali' },
    { text: ' and ', font: REGULAR },
    { text: 'தெரு', font: 'tamil' },
  ])
})

it('loses nothing of a text', () => {
  const text = 'শ্রীকান্ত\u200Cকুমার 12/3 – কলকাতা'
  expect(
    runsOf(text, BOLD)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
  expect(runsOf('', BOLD)).toEqual([])
})
