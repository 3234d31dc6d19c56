import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Missing } from './data-folder-error.ts'
import { hasSums, isAsWritten } from './schema.ts'

export type Unreadable = {
  readonly documents: number
  /** Numbers of unreadable documents, by collection id. */
  readonly of: ReadonlyMap<string, number>
  readonly missing: Missing | undefined
}

type Listed = { id: number; grp: number }

/** A document's creation time; undefined if unreadable or changed. */
const createdAt = (select: StatementSync, id: number): number | undefined => {
  try {
    // SQLite has no row types: any other row fails its checksum.
    const row = select.get(id) as unknown as Parameters<typeof isAsWritten>[0]
    JSON.parse(row.fields)
    return isAsWritten(row) ? row.create_time / 1000 : undefined
  } catch {
    return undefined
  }
}

/**
 * The unreadable documents of a damaged file. They are listed from an index, which is on other pages. Their creation
 * times follow from neighbors, because numbers are assigned in order. Undefined if the index is damaged, too.
 */
export const unreadableIn = (db: DatabaseSync): Unreadable | undefined => {
  try {
    const groups = new Map(
      db
        .prepare('SELECT id, collection_id FROM groups')
        .all()
        .map((row) => [Number(row['id']), String(row['collection_id'])]),
    )
    // In the columns of the DDL (schema.ts).
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
