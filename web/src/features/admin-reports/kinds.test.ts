import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { PLACES, PRODUCTS, shownFigure } from './kinds.ts'

beforeAll(() => loadTexts('hi'))

const row = { name: 'Pressure Cooker', size: '5 L', color: 'Black' }
const labelIn = (language: 'en' | 'hi') =>
  PRODUCTS.labelOf({ ...row, nameIn: { hi: 'प्रेशर कुकर' } } as never, language)

it('names a variant in the language of who reads it, its size and color, too', () => {
  expect(labelIn('en')).toBe('Pressure Cooker, 5 L, Black')
  expect(labelIn('hi')).toBe('प्रेशर कुकर, 5 लीटर, काला')
})

it('names a state in the language of who reads it', () => {
  expect(PLACES.labelOf({ state: 'Kerala', pin3: '695' } as never, 'hi')).toBe('केरल 695')
})

it('groups the digits of counts as those of sums', () => {
  expect(shownFigure(undefined, 4709)).toBe('4,709')
  expect(shownFigure(true, 4709)).toBe('₹4,709')
  const units = PRODUCTS.columns.find(({ name }) => name === 'units')
  expect(units?.textOf({ ...row, units: 120500 } as never, 'en')).toBe('1,20,500')
})
