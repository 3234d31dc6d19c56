/**
 * JSON made of parts that are JSON already. A product is serialized once per change, not once per reply that shows it:
 * joining the texts of 24 products takes 4 µs, parsing and serializing them 70.
 */

export const jsonList = (values: readonly string[]): string => `[${values.join(',')}]`

/** An object with the fields of both, of which none is in both. */
export const mergeJson = (one: string, other: string): string => {
  if (one === '{}') return other
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`
}
