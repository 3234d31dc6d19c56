/** The beginning of a text, without half of a surrogate pair, which Firestore refuses. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
