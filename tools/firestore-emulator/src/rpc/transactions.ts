import { invalid } from '#engine/failure.ts'
import { idBytes } from '#engine/transactions.ts'
import type { Call } from './call.ts'
import { readTransactionOptions } from './wire/consistency.ts'
import type { WireTransactionOptions } from './wire/messages.ts'

type Begin = {
  readonly database?: string
  readonly options?: WireTransactionOptions
}

export const beginTransaction = ({ databases }: Call, request: Begin) => {
  const options = readTransactionOptions(request.options, 'readWrite')
  return { transaction: idBytes(databases.get(request.database ?? '').begin(options)) }
}

type Rollback = {
  readonly database?: string
  readonly transaction?: Uint8Array
}

export const rollback = ({ databases }: Call, { database, transaction }: Rollback) => {
  if (!transaction?.length) throw invalid('transaction is required')
  databases.get(database ?? '').transactions.rollback(transaction)
  return {}
}
