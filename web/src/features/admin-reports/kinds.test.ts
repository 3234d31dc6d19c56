import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { PLACES, PRODUCTS } from './kinds.ts'

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
