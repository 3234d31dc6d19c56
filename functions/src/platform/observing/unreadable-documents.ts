import type { Log } from '#platform/log.ts'

/** Bounded: further documents are logged each time. */
const MAX_IDS = 1000

/**
 * The documents that this instance could not read completely since its start: written by a newer release, or damaged.
 */
export const unreadableDocuments = (log: Log) => {
  // Bounded by MAX_IDS.
  const ids = new Set<string>()
  return {
    note: (call: string, { id, fields }: { id: string; fields: string[] }): void => {
      if (ids.has(id)) return
      if (ids.size < MAX_IDS) ids.add(id)
      log.error('A document does not fit what this release knows', { call, id, fields })
    },
    ids: (): string[] => [...ids],
  }
}

export type UnreadableDocuments = ReturnType<typeof unreadableDocuments>
