import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'

/**
 * Whether text from outside can be a document id (firebase.google.com/docs/firestore/quotas#collections). Other text is
 * treated as not found: the SDK would throw or, with slashes, address another collection.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= 1500

/** The references of a list from outside: each once, without impossible ids. */
export const referencesOf = <T>(
  collection: CollectionReference<T>,
  ids: readonly string[],
): DocumentReference<T>[] => [...new Set(ids)].filter(isDocumentId).map((id) => collection.doc(id))

/** Firestore's most values of one `in` (firebase.google.com/docs/firestore/query-data/queries#in). */
export const MAX_IN_VALUES = 30

export const chunksOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_IN_VALUES) }, (_, part) =>
    items.slice(part * MAX_IN_VALUES, (part + 1) * MAX_IN_VALUES),
  )
