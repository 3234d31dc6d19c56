import { expect, it } from 'vitest'
import { ApiError, messageAbout } from './api-error.ts'

it('calls goods by their names in the page’s language', () => {
  const error = new ApiError(409, { code: 'out_of_stock', message: 'Only 2 left of Steel Thali' })
  const goods = [{ name: 'Steel Thali', nameIn: { hi: 'स्टील थाली' } }, { name: 'Mug' }]
  expect(messageAbout('hi', error, goods)).toBe('Only 2 left of स्टील थाली')
  expect(messageAbout('mr', error, goods)).toBe('Only 2 left of Steel Thali')
})
