import { randomBytes } from 'node:crypto'
import { Failure, invalid } from './failure.ts'
import type { Locks, Owner } from './locks.ts'
import type { Micros } from './clock.ts'

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const IDLE_MILLISECONDS = 60_000
const LIFETIME_MILLISECONDS = 270_000

export type TransactionOptions =
  | { readonly mode: 'readWrite'; readonly retries?: Uint8Array | undefined }
  | { readonly mode: 'readOnly'; readonly readTime?: Micros | undefined }

type Life = {
  readonly id: string
  readonly begun: number
  lastUsed: number
}

export type Transaction = Life &
  (
    | { readonly mode: 'readWrite'; readonly owner: Owner }
    | { readonly mode: 'readOnly'; readonly readTime: Micros }
  )

export type ReadWriteTransaction = Extract<Transaction, { mode: 'readWrite' }>

const keyOf = (id: Uint8Array) => Buffer.from(id).toString('base64url')

export const idBytes = ({ id }: Transaction) => Buffer.from(id, 'base64url')

/** The transactions of one database that are under way. */
export class Transactions {
  readonly #locks: Locks
  readonly #open = new Map<string, Transaction>()
  /** Ages of read-write transactions that ended, so that a retry keeps its turn. */
  readonly #ages = new Map<string, number>()
  #lastAge = 0

  constructor(locks: Locks) {
    this.#locks = locks
  }

  /** Commits outside of transactions take part in the same order of ages. */
  newOwner(age = ++this.#lastAge): Owner {
    return { age, wounded: false, finishing: false }
  }

  begin(options: TransactionOptions, now: Micros): Transaction {
    const time = performance.now()
    const life = { id: randomBytes(15).toString('base64url'), begun: time, lastUsed: time }
    const retried = options.mode === 'readWrite' && options.retries ? keyOf(options.retries) : ''
    const transaction: Transaction =
      options.mode === 'readOnly'
        ? { ...life, mode: 'readOnly', readTime: options.readTime ?? now }
        : { ...life, mode: 'readWrite', owner: this.newOwner(this.#ages.get(retried)) }
    this.#ages.delete(retried)
    this.#open.set(transaction.id, transaction)
    return transaction
  }

  /** Throws for a transaction that has ended, in words by which the SDKs know to retry. */
  get(id: Uint8Array): Transaction {
    const transaction = this.#open.get(keyOf(id))
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.')
    transaction.lastUsed = performance.now()
    if (transaction.mode === 'readWrite' && transaction.owner.wounded)
      throw new Failure('ABORTED', 'Too much contention on these documents. Please try again.')
    return transaction
  }

  end(transaction: Transaction) {
    if (!this.#open.delete(transaction.id) || transaction.mode === 'readOnly') return
    this.#ages.set(transaction.id, transaction.owner.age)
    if (this.#ages.size > 10_000)
      for (const oldest of this.#ages.keys()) {
        this.#ages.delete(oldest)
        break
      }
    this.#locks.release(transaction.owner)
  }

  /** Rolling back what has ended already is no fault. */
  rollback(id: Uint8Array) {
    const transaction = this.#open.get(keyOf(id))
    if (transaction) this.end(transaction)
  }

  /**
   * Ends transactions that were idle for a minute, or the time given, and so frees the locks of clients that died. Who
   * waits for a lock is not idle.
   */
  expire(idleMilliseconds = IDLE_MILLISECONDS) {
    const now = performance.now()
    for (const transaction of this.#open.values()) {
      if (transaction.mode === 'readWrite' && this.#locks.isWaiting(transaction.owner))
        transaction.lastUsed = now
      if (
        now - transaction.lastUsed > idleMilliseconds ||
        now - transaction.begun > LIFETIME_MILLISECONDS
      )
        this.end(transaction)
    }
  }
}
