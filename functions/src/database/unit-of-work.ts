import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  PartialWithFieldValue,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  UpdateData,
  WithFieldValue,
} from 'firebase-admin/firestore'

const joined = <Data>(data: Data, more: object | undefined): Data =>
  more ? { ...data, ...more } : data

/** Whether a document exists that an attempt was to create under its own id. */
export type IsCommitted = (work: UnitOfWork) => Promise<boolean>

/**
 * A transaction's reads and writes. Writes are made when the job ends: Firestore demands all reads before the first
 * write, and so a job can do both in any order. A job does not read what it has written.
 */
export class UnitOfWork {
  readonly #transaction: Transaction
  readonly #writes: (() => unknown)[] = []
  /** Fields added to written documents, by path. Bounded by the writes of one transaction. */
  readonly #amended = new Map<string, object>()
  #isCommitted: IsCommitted | undefined

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  /** One document; undefined if there is none. */
  async read<T>(reference: DocumentReference<T>): Promise<T | undefined> {
    return (await this.#transaction.get(reference)).data()
  }

  /** Several documents in one call, of one collection or untyped. */
  readAll<T>(references: DocumentReference<T>[]): Promise<DocumentSnapshot<T>[]> {
    return references.length === 0 ? Promise.resolve([]) : this.#transaction.getAll(...references)
  }

  async find<T>(query: Query<T>): Promise<QueryDocumentSnapshot<T>[]> {
    return (await this.#transaction.get(query)).docs
  }

  create<T>(reference: DocumentReference<T>, data: WithFieldValue<T>): void {
    this.#isCommitted ??= async (work) => (await work.read(reference)) !== undefined
    this.#writes.push(() =>
      this.#transaction.create(reference, joined(data, this.#amended.get(reference.path))),
    )
  }

  /**
   * Creates a document under an id that others may create, too, such as the next number of a series: its existence does
   * not prove this attempt's commit.
   */
  createNext<T>(reference: DocumentReference<T>, data: WithFieldValue<T>): void {
    this.#writes.push(() => this.#transaction.create(reference, data))
  }

  set<T>(reference: DocumentReference<T>, data: WithFieldValue<T>): void {
    this.#writes.push(() => this.#transaction.set(reference, data))
  }

  /** Sets only these fields, of a document that may not exist yet. */
  merge<T>(reference: DocumentReference<T>, data: PartialWithFieldValue<T>): void {
    this.#writes.push(() => this.#transaction.set(reference, data, { merge: true }))
  }

  update<T>(reference: DocumentReference<T>, data: UpdateData<DocumentData>): void {
    this.#writes.push(() =>
      this.#transaction.update(reference, joined(data, this.#amended.get(reference.path))),
    )
  }

  /** Adds fields to a document that this job creates or updates, in the same write. */
  amend<T extends object>(reference: DocumentReference<T>, data: Partial<T>): void {
    this.#amended.set(reference.path, joined(data, this.#amended.get(reference.path)))
  }

  delete(reference: DocumentReference): void {
    this.#writes.push(() => this.#transaction.delete(reference))
  }

  /** Makes the writes. The result later tells whether they were committed; undefined if that can't be seen. */
  flush(): IsCommitted | undefined {
    for (const write of this.#writes) write()
    return this.#isCommitted
  }
}
