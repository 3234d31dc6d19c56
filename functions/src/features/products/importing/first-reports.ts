import { MAX_REPORTS } from '@bartan/contract/products/import-schema'

/** The limit of each list in an import's document, which may take 1 MiB in all. */
const MAX_BYTES = 250_000

/** The first reports of an import, as many as its document can hold. */
export const firstReports = <One>(all: readonly One[]): One[] => {
  let bytes = 0
  const isBeyond = (one: One): boolean => {
    bytes += Buffer.byteLength(JSON.stringify(one))
    return bytes > MAX_BYTES
  }
  const end = all.findIndex(isBeyond)
  return all.slice(0, Math.min(MAX_REPORTS, end === -1 ? all.length : end))
}
