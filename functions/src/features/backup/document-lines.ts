import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { lineOf } from './backup-files.ts'
import { toJson } from './value-json.ts'

const PAGE = 500

/** Derived from other collections and rebuilt by the import, or specific to one project. */
const DERIVED = new Set(['catalogue', 'maintenance', 'migrations'])

const asLine = (snapshot: QueryDocumentSnapshot): string =>
  lineOf({ id: snapshot.id, data: toJson(snapshot.data()) })

/** Every existing collection in order, even ones unknown to this version. */
export const collectionsOf = async (firestore: Firestore): Promise<string[]> => {
  const all = await firestore.listCollections()
  return all
    .map(({ id }) => id)
    .filter((id) => !DERIVED.has(id))
    .sort((one, other) => (one < other ? -1 : 1))
}

type From = { after: string | undefined; limit: number }

/** The next documents by id, and the id to continue after. */
export const documentPage = async (
  firestore: Firestore,
  collection: string,
  { after, limit }: From,
): Promise<{ lines: string[]; last: string | undefined }> => {
  const ordered = firestore.collection(collection).orderBy('__name__').limit(limit)
  const { docs } = await (after ? ordered.startAfter(after) : ordered).get()
  return { lines: docs.map(asLine), last: docs.length < limit ? undefined : docs.at(-1)?.id }
}

/** The documents ordered by id, after the one in the given line. */
export async function* documentPages(
  firestore: Firestore,
  collection: string,
  line: string | undefined,
): AsyncGenerator<string[]> {
  let after = line && (JSON.parse(line) as { id: string }).id
  do {
    const { lines, last } = await documentPage(firestore, collection, { after, limit: PAGE })
    if (lines.length > 0) yield lines
    after = last
  } while (after !== undefined)
}
