import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Missing } from './data-folder-error.ts'
import { hasSums, isAsWritten } from './schema.ts'

export type Unreadable = {
  readonly documents: number
  /** Collection ids of those that can't be read, with their numbers. */
  readonly of: ReadonlyMap<string, number>
  readonly missing: Missing | undefined
}

type Listed = { id: number; grp: number }

/** When a document was made; undefined if it can't be read, or is not as it was written. */
const createdAt = (select: StatementSync, id: number): number | undefined => {
  try {
    // SQLite knows no row types: what is no such row fails its checksum.
    const row = select.get(id) as unknown as Parameters<typeof isAsWritten>[0]
    JSON.parse(row.fields)
    return isAsWritten(row) ? row.create_time / 1000 : undefined
  } catch {
    return undefined
  }
}

/**
 * Which documents of a damaged file can't be read. They are listed from an index, which lies on other pages than they do;
 * when they were made is told by their neighbors, because numbers are given in turn. Undefined where the index is damaged too.
 */
export const unreadableIn = (db: DatabaseSync): Unreadable | undefined => {
  try {
    const groups = new Map(
      db
        .prepare('SELECT id, collection_id FROM groups')
        .all()
        .map((row) => [Number(row['id']), String(row['collection_id'])]),
    )
    // As the DDL has them (schema.ts).
    const listed = db
      .prepare('SELECT id, grp FROM documents INDEXED BY documents_by_group ORDER BY grp, key')
      .all() as unknown as Listed[]
    const sum = hasSums(db) ? 'sum' : 'NULL AS sum'
    const select = db.prepare(
      `SELECT path, create_time, update_time, fields, ${sum} FROM documents WHERE id = ?`,
    )
    const of = new Map<string, number>()
    let [from, to, before, isOpen] = [Infinity, 0, 0, false]
    for (const { id, grp } of listed.sort((left, right) => left.id - right.id)) {
      const created = createdAt(select, id)
      if (created === undefined) {
        const name = groups.get(grp) ?? '?'
        of.set(name, (of.get(name) ?? 0) + 1)
        from = Math.min(from, before)
        isOpen = true
      } else {
        if (isOpen) to = Math.max(to, created)
        isOpen = false
        before = Math.max(before, created)
      }
    }
    const missing = of.size > 0 ? { from, to: isOpen ? Date.now() : to } : undefined
    return { documents: listed.length, of, missing }
  } catch {
    return undefined
  }
}
