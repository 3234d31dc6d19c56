/** The collections whose documents are no longer as the first version of the shop wrote them. */
const CHANGED: Readonly<Record<string, number>> = { orders: 6 }

/** Which version of a collection's schema this code writes; every document bears it. */
export const schemaVersionOf = (collection: string): number => CHANGED[collection] ?? 1

/** The version that a stored document bears. A document without one is of version 1. */
export const versionOfDocument = (data: Record<string, unknown>): number => {
  const { schemaVersion } = data
  return typeof schemaVersion === 'number' ? schemaVersion : 1
}
