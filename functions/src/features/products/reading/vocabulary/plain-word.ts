/** A word in the reader's spelling: lower case, without the dots of ज़ and ড়, which many leave out. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|[\u093c\u09bc]|[\u200c\u200d]|['’‘]/g, '')
    .toLowerCase()

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(plainWord)

export const setOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn))

/** Maps each word of a row to the row's value. */
export const tableOf = <V>(rows: readonly (readonly [V, string])[]): ReadonlyMap<string, V> =>
  new Map(rows.flatMap(([value, text]) => wordsIn(text).map((word) => [word, value] as const)))
