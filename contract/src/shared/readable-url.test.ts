import { expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

it.each([
  ['/product/%zz', '/product/%25zz'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a?search=100%&b=%20', '/a?search=100%25&b=%20'],
  ['/collections/%E0%A4%A8', '/collections/%E0%A4%A8'],
])('the address %s is read as %s', (broken, readable) => {
  expect(readableUrl(broken)).toBe(readable)
  expect(() => decodeURIComponent(readable)).not.toThrow()
})
