import { MAX_TOLD } from '@bartan/contract/products/import-schema'

/** What each list of an import's document takes at most, which may take 1 MiB with all of them. */
const MAX_BYTES = 250_000

/** The first of what an import tells: so many, and no more than its document holds. */
export const toldOf = <One>(all: readonly One[]): One[] => {
  let bytes = 0
  const isBeyond = (one: One): boolean => {
    bytes += Buffer.byteLength(JSON.stringify(one))
    return bytes > MAX_BYTES
  }
  const end = all.findIndex(isBeyond)
  return all.slice(0, Math.min(MAX_TOLD, end === -1 ? all.length : end))
}
