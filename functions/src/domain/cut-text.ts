/** The beginning of a text; a sign of two halves, which Firestore refuses one by one, is there as a whole or not at all. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
