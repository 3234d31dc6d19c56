import type { Connect } from '../../platform/firestore.ts'

/** Reads a document that need not be there: the answer is what counts. */
export const pingDatabase = (connect: Connect) => async (): Promise<void> => {
  const { firestore } = await connect()
  await firestore.doc('health/check').get()
}
