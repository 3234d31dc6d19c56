import { expect, it } from 'vitest'
import { decodeTable } from './decode-table.ts'

const TEXT = 'नाम,price\nतवा,1299\n'

const utf16 = (text: string, isBigEndian = false): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with a byte order mark', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16 from the other end', utf16(TEXT, true)],
  ['UTF-16 from the other end with a byte order mark', utf16(`\uFEFF${TEXT}`, true)],
])('reads a table in %s', (_, bytes) => {
  expect(decodeTable(bytes)).toBe(TEXT)
})

it('reads a table in Windows-1252 where it is no UTF-8', () => {
  expect(decodeTable(Buffer.from('name,price\nCaf\u00E9,\u00A35', 'latin1'))).toBe(
    'name,price\nCafé,£5',
  )
})

it('reads the start of a table that was cut within a character as what it is', () => {
  const cut = Buffer.from(TEXT).subarray(0, 4)
  expect(decodeTable(cut, true)).toBe('न')
})
