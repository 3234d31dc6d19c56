import { expect, it } from 'vitest'
import { countText } from './parcel.ts'

it('counts one as one', () => {
  expect([countText(1, 'unit'), countText(3, 'unit')]).toEqual(['1 unit', '3 units'])
})
