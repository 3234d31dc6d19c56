/** By the mark at its beginning, which Excel writes with "Unicode text". */
const markedEncoding = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Excel's "CSV" of a Windows computer, where it is not UTF-8. */
const FALLBACK = 'windows-1252'

/**
 * A table's file as text, in whatever encoding a spreadsheet has written it: UTF-8, UTF-16, or that of old Windows. Of a
 * file that is too large only enough is read to report it; a sign that this cuts in two is no reason to take it for
 * another encoding.
 */
export const textOfFile = async (file: Blob, maxBytes: number): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, maxBytes + 1).arrayBuffer())
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: file.size > maxBytes })
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes)
  }
}
