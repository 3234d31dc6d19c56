import { randomBytes } from 'node:crypto'
import type { Micros } from './clock.ts'
import { Failure, invalid } from './failure.ts'
import type { Locks, Owner } from './locks.ts'

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

export class Transactions {
  readonly #locks: Locks
  readonly #open = new Map<string, Transaction>()
  /** Ages of ended read-write transactions, so that a retry keeps its precedence. */
  readonly #ages = new Map<string, number>()
  #lastAge = 0

  constructor(locks: Locks) {
    this.#locks = locks
  }

  /** Commits outside transactions have ages as well. */
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

  /** Throws for an ended transaction, with a message that makes the SDKs retry. */
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

  /** Rolling back an ended transaction is no error. */
  rollback(id: Uint8Array) {
    const transaction = this.#open.get(keyOf(id))
    if (transaction) this.end(transaction)
  }

  /**
   * Ends transactions idle for a minute, or the given time, to release the locks of dead clients. Waiting for a lock
   * isn't idle.
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
