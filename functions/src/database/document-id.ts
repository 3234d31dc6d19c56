/**
 * Whether a text from outside can be a document's id (firebase.google.com/docs/firestore/quotas#collections). What
 * can't be one is simply not found; given to the SDK it would throw, or with slashes name another collection.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  !/^__.*__$/s.test(id) &&
  id.isWellFormed() &&
  Buffer.byteLength(id) <= 1500
