import { expect, it } from 'vitest'
import { choiceIn } from './choice-in.ts'

it.each([
  [{ size: 'Small', color: 'Red' }, 'en', 'Red · Small'],
  [{ size: 'Small', color: 'Red' }, 'hi', 'लाल · छोटा'],
  [{ size: '1.5 L', color: '' }, 'hi', '1.5 लीटर'],
  [{ size: '', color: 'Sea foam' }, 'hi', 'Sea foam'],
  [{ color: 'Blue' }, 'mr', 'निळा'],
  [{}, 'ta', ''],
] as const)('names a choice in the words of the pages: %o in %s', (choice, language, told) => {
  expect(choiceIn(choice, language)).toBe(told)
})
