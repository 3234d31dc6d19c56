import { expect, it } from 'vitest'
import { isDocumentId } from './document-id.ts'

it.each(['a', 'guest_1_x', 'é…', 'a.b', '__a'])('%s can be an id', (id) =>
  expect(isDocumentId(id)).toBe(true),
)

it.each(['', '.', '..', 'a/b', '/', '__a__', '\u{D800}', 'x'.repeat(1501)])('%s can not', (id) =>
  expect(isDocumentId(id)).toBe(false),
)
