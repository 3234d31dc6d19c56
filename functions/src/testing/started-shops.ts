/** Ends each shop that the present test file has started. */
export const startedShops = new Set<() => Promise<void>>()
