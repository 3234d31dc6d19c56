import { randomUUID } from 'node:crypto'
import type { ProductId } from '@bartan/contract/products/product-id'
import type {
  DocumentReference,
  DocumentSnapshot,
  WithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CartDocument, StoredReplyDocument, CartLineDocument } from '#database/documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { readFirst } from '#database/repositories/read-first.repository.ts'
import { toSellable } from '#database/repositories/sellable-products.repository.ts'
import { replyRecorder, keepOf } from '#database/stored-replies/reply-recorder.ts'
import { transactions, waitAfter, TIMEOUT_MS } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { ShopperSession } from '#domain/caller.ts'
import { isForSale, type Sellable } from '#domain/stock/sellable.ts'
import { lockOf, type Keep } from '#domain/transact.ts'

/**
 * gRPC codes (grpc.io/docs/guides/status-codes) of a write whose precondition fails: the document is gone, already
 * exists, has changed since it was read, or was locked.
 */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
/** No answer to a write that may have succeeded. */
const UNAVAILABLE = 14
const PASSING = new Set<unknown>([
  NOT_FOUND,
  ALREADY_EXISTS,
  FAILED_PRECONDITION,
  ABORTED,
  UNAVAILABLE,
])

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.has(error.code)

/**
 * Repeats a job that reads one document and ends with one conditional write to it, until it succeeds or times out
 * (503). For a single document this equals a transaction and saves a round trip. A failed write may have succeeded: the
 * job must detect that from the stored data.
 */
const retryOnContention = async <T>(job: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS
  for (let attempt = 0; ; attempt++)
    try {
      return await job()
    } catch (error) {
      if (!isPassing(error)) throw error
      await waitAfter(error, { attempt, deadline })
    }
}

/** A cart's document: its id, its shopper, and when it expires. */
export type CartKey = { id: string; session: ShopperSession; expiresAt: Date | null }

/** The number of latest changes that a cart stores, to recognize a repeated one. */
const CHANGES = 8

/** Cart and product; one that is not for sale counts as missing. */
const readBoth = async (
  database: Database,
  { id, session }: CartKey,
  productId: ProductId,
): Promise<{ cart: DocumentSnapshot<CartDocument>; product: Sellable | undefined }> => {
  const { carts, products } = database
  const wanted = [carts.doc(id), ...(isDocumentId(productId) ? [products.doc(productId)] : [])]
  const { found } = await readFirst(database, session, wanted as DocumentReference[])
  const [cart, second] = found
  const product = second?.data() as ProductDocument | undefined
  return {
    cart: cart as DocumentSnapshot<CartDocument>,
    product: product && isForSale(product) ? toSellable(productId, product) : undefined,
  }
}

export class CartUnit {
  readonly #database: Database
  readonly #key: CartKey
  cart: DocumentSnapshot<CartDocument> | undefined
  /** The lines to store; undefined keeps them. */
  lines: CartLineDocument[] | undefined

  constructor(database: Database, key: CartKey) {
    this.#database = database
    this.#key = key
  }

  async read(productId: ProductId) {
    const { cart, product } = await readBoth(this.#database, this.#key, productId)
    this.cart = cart
    return { lines: cart.data()?.lines ?? [], product, isNew: !cart.exists }
  }

  /** Only after `read`. */
  write(lines: CartLineDocument[]): void {
    this.lines = lines
  }
}

/** Writes a cart if it is still as it was read; without lines it is deleted. */
const replace = (
  batch: WriteBatch,
  { ref, exists, updateTime: lastUpdateTime }: DocumentSnapshot<CartDocument>,
  after: WithFieldValue<CartDocument> & Pick<CartDocument, 'lines'>,
): void => {
  const isEmpty = after.lines.length === 0
  if (!exists) {
    if (!isEmpty) batch.create(ref, after)
  } else if (isEmpty) batch.delete(ref, { lastUpdateTime })
  else batch.update(ref, after, { lastUpdateTime })
}

type Job<T> = (unit: CartUnit, keep: Keep) => Promise<T>

/** What an attempt would have written and returned: it may have been committed although it failed. */
type Sent<T> = { result: T; isEmptied: boolean; kept: StoredReplyDocument | undefined }

/** One attempt after another to change a cart, until one succeeds. */
const cartChange = <T>(database: Database, key: CartKey, job: Job<T>) => {
  const { id, expiresAt } = key
  const { firestore, carts, serverTime: updatedAt, timestamp } = database
  const recorder = replyRecorder(database)
  const name = randomUUID().slice(0, 8)
  let last: Sent<T> | undefined

  const isCommitted = async ({ isEmptied, kept }: Sent<T>): Promise<boolean> => {
    if (recorder && kept) {
      const found = (await recorder.reference.get()).data()
      if (found) recorder.refuseOther(found, [kept.attempt])
      return found !== undefined
    }
    const cart = (await carts.doc(id).get()).data()
    return cart ? (cart.changes ?? []).includes(name) : isEmptied
  }

  return async (): Promise<T> => {
    if (!last || !(await isCommitted(last))) {
      const unit = new CartUnit(database, key)
      const result = await job(unit, keepOf(recorder))
      const { cart, lines } = unit
      if (!cart || !lines) return result
      const batch = firestore.batch()
      const changes = [...(cart.data()?.changes ?? []), name].slice(-CHANGES)
      const expiry = expiresAt && timestamp(expiresAt)
      replace(batch, cart, { lines, updatedAt, expiresAt: expiry, changes })
      const kept = recorder?.take()
      if (recorder && kept) batch.create(recorder.reference, kept)
      last = { result, isEmptied: lines.length === 0, kept }
      await batch.commit()
    }
    if (last.kept) recorder?.committed(last.kept)
    return last.result
  }
}

const mergeUnit = ({ carts, serverTime }: Database, work: UnitOfWork) => ({
  read: async (customerId: string, guestId: string) => {
    const found = await work.readAll([carts.doc(customerId), carts.doc(guestId)])
    const [customers = [], guests = []] = found.map((cart) => cart.data()?.lines ?? [])
    return { customers, guests }
  },

  /** Deletes the guest's cart and stores its lines in the customer's. */
  write: (customerId: string, guestId: string, lines: CartLineDocument[]): void => {
    const updatedAt = serverTime
    if (lines.length > 0) work.set(carts.doc(customerId), { lines, updatedAt, expiresAt: null })
    work.delete(carts.doc(guestId))
  },
})

/** Carts, each a document named by its shopper. */
export const cartsRepository = (connect: Connect) => ({
  lines: async ({ id, session }: CartKey): Promise<CartLineDocument[]> => {
    const database = await connect()
    const cart: DocumentReference = database.carts.doc(id)
    const { found } = await readFirst(database, session, [cart])
    return (found[0]?.data() as CartDocument | undefined)?.lines ?? []
  },

  /**
   * Two database calls instead of a transaction's three, because this is the most frequent write. It is conditional on
   * the cart being as it was read; otherwise the job runs again.
   */
  change: async <T>(key: CartKey, job: Job<T>): Promise<T> => {
    const database = await connect()
    const attempt = cartChange(database, key, job)
    return database.inTurn([lockOf.cart(key.id)], () => retryOnContention(attempt))
  },

  merge: transactions(connect, mergeUnit),
})
