import { expect, it } from 'vitest'
import { offeredSizes, sizeChoices } from './size-ranges.ts'

const VOLUMES = ['2 L', '200 ml', '500 ml', '750 ml', '1 L', '1.5 L', '12 L', '20 L']

const labels = (sizes: string[], chosen: string[] = []) =>
  offeredSizes('en', sizes, chosen).map(({ label }) => label)

it('offers many measures of one kind in ranges, the smallest first, after sizes in words', () => {
  expect(labels([...VOLUMES, 'Small'])).toEqual([
    'Small',
    '200 ml',
    '500 ml–1 L',
    '1–2 L',
    '2 L',
    'From 10 L',
  ])
})

it('offers few measures of one kind each by itself', () => {
  expect(labels(['28 cm', '10 in', '20 cm'])).toEqual(['20 cm', '10 in', '28 cm'])
})

it('offers of measures of several kinds only what was chosen', () => {
  expect(labels(['Small', '1 L', '20 cm', '20 × 30 cm'])).toEqual(['Small', '20 × 30 cm'])
  expect(labels(['Small', '1 L', '20 cm'], ['20 cm'])).toEqual(['Small', '20 cm'])
})

it('names chosen sizes of one range together', () => {
  expect(sizeChoices('en', ['1 L', 'Small', '1.5 L', '5 L'])).toEqual([
    { label: '1–2 L', sizes: ['1 L', '1.5 L'] },
    { label: 'Small', sizes: ['Small'] },
    { label: '5 L', sizes: ['5 L'] },
  ])
  expect(sizeChoices('en', ['100 ml', '250 ml'])[0]?.label).toBe('Under 500 ml')
})
