import { expect, it } from 'vitest'
import { queryWords } from './query-words.ts'

/** What must be met, then in brackets what may be missed. */
const read = (query: string): string =>
  queryWords(query, 10)
    .map(({ shown, isExtra }) => (isExtra ? `(${shown})` : shown))
    .join(' ')

it.each([
  ['box for lunch', 'lunch box'],
  ['cups for coffee', 'coffee cups'],
  ['dal ke liye dabba', 'dal dabba'],
  ['dabba lunch', 'lunch dabba'],
  ['kachra dabba for kitchen', 'kachra dabba (kitchen)'],
])('puts what a thing is for before it, where both name a kind: %s', (query, words) => {
  expect(read(query)).toBe(words)
})

it.each([
  ['sabzi kaatne ka chaku', '(sabzi) (kaatne) chaku'],
  ['सब्जी काटने का चाकू', '(सब्जी) (काटने) चाकू'],
  ['भाजी कापण्याची सुरी', '(भाजी) (कापण्याची) सुरी'],
  ['melamine ka bowl', 'melamine bowl'],
])('may miss what is done with a thing: %s', (query, words) => {
  expect(read(query)).toBe(words)
})

it('takes what something is kept in for a holder, where no thing is named', () => {
  expect(queryWords('sabun rakhne ka', 10).map(({ stem }) => stem)).toEqual(['sabun', 'holder'])
  expect(read('masala rakhne ka dabba')).toBe('masala dabba')
})
