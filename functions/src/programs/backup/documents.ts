import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { fromJson, toJson } from './value-json.ts'
import { factsCounter, lineOf, readLines } from './archive.ts'
import type { FileFacts } from './archive.ts'

const PAGE = 500
/** Firestore accepts 10 MiB at a time. */
const BATCH_CHARACTERS = 3_000_000

/** Derived from the other collections and made anew by the import, or true of one project alone. */
const DERIVED = new Set(['catalogue', 'maintenance', 'migrations'])

type Line = { id: string; data: Record<string, never> }

const asLine = (snapshot: QueryDocumentSnapshot): string =>
  lineOf({ id: snapshot.id, data: toJson(snapshot.data()) })

/** Every collection that exists, whether or not this version of the shop knows it. */
export const collectionsOf = async (firestore: Firestore): Promise<string[]> => {
  const all = await firestore.listCollections()
  return all
    .map(({ id }) => id)
    .filter((id) => !DERIVED.has(id))
    .sort((one, other) => (one < other ? -1 : 1))
}

/** The documents ordered by id, after the one in the given line. */
export async function* documentPages(
  firestore: Firestore,
  collection: string,
  last: string | undefined,
): AsyncGenerator<string[]> {
  const ordered = firestore.collection(collection).orderBy('__name__').limit(PAGE)
  let after = last && (JSON.parse(last) as Line).id
  for (;;) {
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get()
    if (docs.length > 0) yield docs.map(asLine)
    after = docs.at(-1)?.id
    if (docs.length < PAGE) return
  }
}

/** What an export of the collection would be now. */
export const factsOfCollection = async (
  firestore: Firestore,
  collection: string,
): Promise<FileFacts> => {
  const counter = factsCounter()
  for await (const lines of documentPages(firestore, collection, undefined))
    for (const line of lines) counter.add(line)
  return counter.facts()
}

type Progress = { from: number; done: (count: number) => Promise<void> }

/** Writes the documents of a file from a given line on; existing documents are overwritten. */
export const writeDocuments = async (
  firestore: Firestore,
  collection: string,
  { file, from, done }: { file: string } & Progress,
): Promise<void> => {
  let count = 0
  let batch = firestore.batch()
  let waiting = { documents: 0, characters: 0 }
  const commit = async () => {
    if (waiting.documents === 0) return
    await batch.commit()
    await done(count)
    batch = firestore.batch()
    waiting = { documents: 0, characters: 0 }
  }
  for await (const line of readLines(file)) {
    count += 1
    if (count <= from) continue
    const { id, data } = JSON.parse(line) as Line
    batch.set(
      firestore.collection(collection).doc(id),
      fromJson(data, firestore) as Record<string, unknown>,
    )
    waiting.documents += 1
    waiting.characters += line.length
    if (waiting.documents === PAGE || waiting.characters > BATCH_CHARACTERS) await commit()
  }
  await commit()
}

export const removeCollection = async (firestore: Firestore, id: string): Promise<void> => {
  for (;;) {
    const { docs } = await firestore.collection(id).select().limit(PAGE).get()
    if (docs.length === 0) return
    const batch = firestore.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
