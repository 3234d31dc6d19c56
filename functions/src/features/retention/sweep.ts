import type { RetentionKind } from '@bartan/contract/status/endpoints'
import type {
  DocumentData,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
  WriteResult,
} from 'firebase-admin/firestore'

export type Place = { at: Timestamp; id: string }

export type Page = { removed: number; last: Place | null }

/** Visits documents that may be due, page by page, oldest first. */
export type Sweep = { kind: RetentionKind; page: (after: Place | null) => Promise<Page> }

const PAGE = 100

const GONE_OR_CHANGED = new Set<unknown>([5, 9, 10])

const isMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && GONE_OR_CHANGED.has(error.code)

type Deletable = {
  ref: { delete: (condition: { lastUpdateTime: Timestamp }) => Promise<WriteResult> }
  updateTime: Timestamp
}

/** Deletes documents unless they have changed since they were read. */
export const deleteUnchanged = async (documents: Deletable[]): Promise<number> => {
  const deleted = await Promise.all(
    documents.map(async ({ ref, updateTime }) => {
      try {
        await ref.delete({ lastUpdateTime: updateTime })
        return true
      } catch (error) {
        if (isMeanwhile(error)) return false
        throw error
      }
    }),
  )
  return deleted.filter(Boolean).length
}

type Options<Field extends string, T extends DocumentData & Record<Field, Timestamp>> = {
  kind: RetentionKind
  /** Documents before a time, by `field`. */
  query: Query<T>
  field: Field
  /** Removes a page and returns the count; by default deletes the unchanged ones. Idempotent. */
  remove?: (page: QueryDocumentSnapshot<T>[]) => Promise<number>
}

export const sweepOf = <Field extends string, T extends DocumentData & Record<Field, Timestamp>>({
  kind,
  query,
  field,
  remove = deleteUnchanged,
}: Options<Field, T>): Sweep => ({
  kind,
  page: async (after) => {
    const ordered = query.orderBy(field).orderBy('__name__').limit(PAGE)
    const { docs } = await (after ? ordered.startAfter(after.at, after.id) : ordered).get()
    const removed = docs.length > 0 ? await remove(docs) : 0
    const last = docs.length === PAGE ? docs.at(-1) : undefined
    return { removed, last: last ? { at: last.data()[field], id: last.id } : null }
  },
})
