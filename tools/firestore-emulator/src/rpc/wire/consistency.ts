import type { Database, ReadAt } from '#engine/database.ts'
import { idBytes, type TransactionOptions } from '#engine/transactions.ts'
import type { WireConsistency, WireTransactionOptions } from './messages.ts'
import { readMicros } from './value.ts'

export const readTransactionOptions = (
  wire: WireTransactionOptions | undefined,
  otherwise: 'readOnly' | 'readWrite',
): TransactionOptions => {
  if (wire?.readWrite || (!wire?.readOnly && otherwise === 'readWrite'))
    return { mode: 'readWrite', retries: wire?.readWrite?.retryTransaction }
  const readTime = wire?.readOnly?.readTime
  return { mode: 'readOnly', readTime: readTime && readMicros(readTime) }
}

/** What the request's reads see, and the id of a transaction that it begins, if any. */
export const readConsistency = (
  database: Database,
  { transaction, newTransaction, readTime }: WireConsistency,
): { at: ReadAt; begun?: Uint8Array } => {
  if (transaction?.length)
    return { at: { kind: 'transaction', transaction: database.transactions.get(transaction) } }
  if (newTransaction) {
    const begun = database.begin(readTransactionOptions(newTransaction, 'readOnly'))
    return { at: { kind: 'transaction', transaction: begun }, begun: idBytes(begun) }
  }
  return { at: readTime ? { kind: 'time', time: readMicros(readTime) } : { kind: 'now' } }
}
