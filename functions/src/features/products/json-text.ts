/**
 * Joins JSON texts. A product is serialized once per change, not per reply: joining the texts of 24 products takes 4
 * µs, parsing and serializing them 70.
 */

export const jsonList = (values: readonly string[]): string => `[${values.join(',')}]`

/** Merges two objects without common fields. */
export const mergeJson = (one: string, other: string): string => {
  if (one === '{}') return other
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`
}
