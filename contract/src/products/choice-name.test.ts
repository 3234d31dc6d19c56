import { expect, it } from 'vitest'
import { choiceName } from './names.ts'

it.each([
  [{ size: '18 L', color: 'Red' }, 'Red · 18 L'],
  [{ size: '18 L', color: '' }, '18 L'],
  [{ color: 'Red' }, 'Red'],
  [{}, ''],
])('%o is called %s', (choice, name) => {
  expect(choiceName(choice)).toBe(name)
})

it('is told in the words of the reader', () => {
  expect(choiceName({ size: 'l', color: 'red' }, (value) => value.toUpperCase())).toBe('RED · L')
})
