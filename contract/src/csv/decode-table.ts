/** Encoding of Excel's "CSV" on Windows, unless UTF-8 was chosen. */
const FALLBACK = 'windows-1252'

/** Bytes that tell an encoding: some rows. */
const LOOKED_AT = 4000

/**
 * UTF-16 by its byte order mark, which Excel writes in "Unicode text", else by its zero bytes: commas, tabs, digits and
 * ends of lines have one in it, and other encodings of a text have none.
 */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0] as [even: number, odd: number]
  for (const [place, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1
  const [even, odd] = zeros
  if (even === odd) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * The text of a table's file in UTF-8, UTF-16 or Windows-1252. `isCut`: only its start is here, and a character that is
 * cut at the end doesn't change the encoding.
 */
export const decodeTable = (bytes: Uint8Array, isCut = false): string => {
  const marked = utf16Of(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes)
  }
}
