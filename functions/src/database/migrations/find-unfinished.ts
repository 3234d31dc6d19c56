import type { DocumentData } from 'firebase-admin/firestore'
import { versionOfDocument, type Database } from '../collections.ts'
import { pagesOf } from '../pages-of.ts'
import type { Migration } from './migration.ts'

const PAGE = 300
const NAMED = 5

export const isMigrated = ({ version, verify }: Migration, data: DocumentData): boolean =>
  versionOfDocument(data) >= version && verify(data)

/** The first documents that the migration should have changed; reads the whole collection. */
export const findUnfinished = async (
  { firestore }: Database,
  migration: Migration,
): Promise<string[]> => {
  const found: string[] = []
  for await (const page of pagesOf(firestore.collection(migration.collection), { size: PAGE })) {
    for (const document of page)
      if (!isMigrated(migration, document.data())) found.push(document.ref.path)
    if (found.length >= NAMED) return found.slice(0, NAMED)
  }
  return found
}
