import type { Connect } from '#database/connect.ts'

/** Reads a document that need not exist: it only matters that there is an answer. */
export const pingDatabase = (connect: Connect) => async (): Promise<void> => {
  const { firestore } = await connect()
  await firestore.doc('health/check').get()
}
