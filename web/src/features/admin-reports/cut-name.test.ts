import { expect, it } from 'vitest'
import { cutName } from './components/report-chart.tsx'

it('keeps how a long name begins, and by which size and color it ends', () => {
  expect(cutName('Tawa, 28 cm')).toBe('Tawa, 28\u{A0}cm')
  const names = ['2 L, Red', '3 L, Red', '3 L, Blue'].map((choice) =>
    cutName(`Prakash Dabbawala Tiffin of Steel, ${choice}`),
  )
  expect(names[0]).toBe('Prakash Dabbawa… 2\u{A0}L, Red')
  expect(new Set(names).size).toBe(names.length)
  expect(cutName('Cello School Time Lunch Box, 500 ml, Yellow')).toBe(
    'Cello School Ti… 500\u{A0}ml, Yellow',
  )
})
