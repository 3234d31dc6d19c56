import type { Firestore } from 'firebase-admin/firestore'
import { documentPages } from '#features/backup/document-lines.ts'
import { fromJson } from '#features/backup/value-json.ts'
import { factsCounter, readLines, type FileFacts } from './archive.ts'

const PAGE = 500
/** Firestore accepts 10 MiB at a time. */
const BATCH_CHARACTERS = 3_000_000

type Line = { id: string; data: Record<string, never> }

/** The facts of an export of the collection now. */
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

/** Writes a file's documents from a given line on; existing documents are overwritten. */
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
