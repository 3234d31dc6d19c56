import type { BulkWriter, DocumentReference, WithFieldValue } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'

/** Writes many documents; the first failure stops it. */
export class Bulk {
  readonly #writer: BulkWriter
  #failure: Error | undefined

  constructor({ firestore }: Database) {
    // A new production database should be warmed up slowly (firebase.google.com/docs/firestore/best-practices); a
    // shop is too small to need it.
    this.#writer = firestore.bulkWriter({ throttling: false })
    this.#writer.onWriteError((error) => error.failedAttempts < 5)
  }

  set<T>(document: DocumentReference<T>, data: WithFieldValue<T>): void {
    this.#writer.set(document, data).catch((error: Error) => {
      this.#failure ??= error
    })
  }

  async flush(): Promise<void> {
    await this.#writer.flush()
    if (this.#failure) throw this.#failure
  }

  async close(): Promise<void> {
    await this.#writer.close()
    if (this.#failure) throw this.#failure
  }
}
