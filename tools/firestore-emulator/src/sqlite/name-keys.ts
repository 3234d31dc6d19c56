import { KeyWriter } from '#engine/key-writer.ts'

export const LOWEST = Buffer.alloc(0)
/** Above every key of a name or of an index entry. */
export const HIGHEST = Buffer.from([0xff])

export const keyOf = (path: string) => new KeyWriter().path(path).finish()

/** What lies below the document or collection has this as the prefix of its key. */
export const prefixOf = (path: string) => new KeyWriter().ids(path).finish()
