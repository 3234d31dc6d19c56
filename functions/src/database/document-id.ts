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
