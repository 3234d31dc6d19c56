/** Detects UTF-16 by its byte order mark, which Excel writes in "Unicode text". */
const markedEncoding = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Encoding of Excel's "CSV" on Windows, unless UTF-8 was chosen. */
const FALLBACK = 'windows-1252'

/**
 * Decodes a table's file from UTF-8, UTF-16, or Windows-1252. Reads only the start of a file that is too large, to
 * report it; a character cut at that point doesn't change the detected encoding.
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
