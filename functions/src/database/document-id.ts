/**
 * Whether text from outside can be a document id (firebase.google.com/docs/firestore/quotas#collections). Text that
 * can't be is treated as not found; given to the SDK it would throw, or, with slashes, name another collection.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= 1500
