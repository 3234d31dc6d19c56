import { expect, it } from 'vitest'
import { NUMBER_LENGTH, NUMBER_LETTERS, orderNumber, typedOrderNumber } from './order-number.ts'

it('has no letters that look like others, and at most ten characters', () => {
  expect(NUMBER_LETTERS).not.toMatch(/[ILO01]/)
  expect(orderNumber('7'.repeat(NUMBER_LENGTH)).length).toBeLessThanOrEqual(10)
})

it.each(['BR-7K42Q', 'br-7k42q', ' Br 7k42q ', 'BR7K42Q', '#BR-7K42Q', 'br–7k42q', 'BR-७K४२Q'])(
  'is read from %j',
  (typed) => expect(typedOrderNumber(typed)).toBe('BR-7K42Q'),
)

it.each(['', '7K42', 'BR-7K4', 'BR-7K42QQ', 'BR-7K4O1', 'XY-7K42Q', 'a7Bc9dE1fG2hI3jK4lM5'])(
  'is not read from %j',
  (typed) => expect(typedOrderNumber(typed)).toBeUndefined(),
)
