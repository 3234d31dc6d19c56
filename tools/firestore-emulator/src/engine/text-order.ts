/** Compares strings by their UTF-8 bytes; JavaScript's `<` compares UTF-16 units. */
export const compareText = (left: string, right: string): number => {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const a = left.charCodeAt(i)
    const b = right.charCodeAt(i)
    if (a === b) continue
    // A surrogate pair is a character above U+FFFF, which sorts after any single unit.
    const aSurrogate = a >= 0xd800 && a <= 0xdfff
    const bSurrogate = b >= 0xd800 && b <= 0xdfff
    if (aSurrogate !== bSurrogate) return aSurrogate ? 1 : -1
    return a < b ? -1 : 1
  }
  return left.length - right.length
}

export const compareBytes = (left: Uint8Array, right: Uint8Array): number =>
  Buffer.compare(left, right)
