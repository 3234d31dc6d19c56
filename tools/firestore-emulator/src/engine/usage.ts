/** The billed usage of a request. https://firebase.google.com/docs/firestore/pricing */
export type Usage = {
  reads: number
  writes: number
  deletes: number
}

export const noUsage = (): Usage => ({ reads: 0, writes: 0, deletes: 0 })

/** A query without results costs one read. */
export const queryReads = (documents: number) => Math.max(1, documents)

/** An aggregation costs one read per 1,000 index entries read, at least one. */
export const aggregationReads = (entries: number) => Math.max(1, Math.ceil(entries / 1000))
