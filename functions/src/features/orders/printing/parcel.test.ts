import { expect, it } from 'vitest'
import { counted } from './parcel.ts'

it('counts one as one', () => {
  expect([counted(1, 'unit'), counted(3, 'unit')]).toEqual(['1 unit', '3 units'])
})
