const DEFAULT = 10_000

/** Undefined if the arguments aren't a number of documents. */
export const documentCount = ([count, ...rest]: readonly string[]): number | undefined => {
  if (count === undefined) return DEFAULT
  return rest.length === 0 && /^[1-9]\d{0,6}$/.test(count) ? Number(count) : undefined
}
