/**
 * The web SDK's client, as the tests bundle it into a page: what it does there it does over WebChannel, since a browser
 * speaks no gRPC.
 */
import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  runTransaction,
  setDoc,
  updateDoc,
} from 'firebase/firestore'

declare global {
  // What the test calls in the page.
  // oxlint-disable-next-line no-var -- only so a property of globalThis is declared
  var client: (port: number) => ReturnType<typeof open>
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

const open = (port: number) => {
  const db = getFirestore(initializeApp({ projectId: 'demo-page' }))
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' })
  const at = (path: string) => doc(db, path)
  return {
    set: (path: string, n: number) => setDoc(at(path), { n }),
    /** The code of the error, undefined without one. */
    update: (path: string, n: number) => updateDoc(at(path), { n }).then(() => undefined, codeOf),
    /** Raises one document by another that it only reads. */
    add: (path: string, other: string) =>
      runTransaction(db, async (transaction) => {
        const [one, more] = [await transaction.get(at(path)), await transaction.get(at(other))]
        transaction.update(at(path), { n: Number(one.get('n')) + Number(more.get('n')) })
      }),
    /** Resolves with the first value above `n` that a listener hears of. */
    heardAbove: (path: string, n: number) =>
      new Promise<number>((resolve, reject) => {
        const stop = onSnapshot(
          at(path),
          (snapshot) => {
            const value = Number(snapshot.get('n'))
            if (!(value > n)) return
            stop()
            resolve(value)
          },
          reject,
        )
      }),
  }
}

globalThis.client = open
