import { idBytes } from '#engine/transactions.ts'
import type { Call } from './call.ts'
import { readTransactionOptions } from './wire/consistency.ts'
import type { WireTransactionOptions } from './wire/messages.ts'

type Request = {
  readonly database?: string
  readonly options?: WireTransactionOptions
}

export const beginTransaction = ({ databases }: Call, request: Request) => {
  const options = readTransactionOptions(request.options, 'readWrite')
  return { transaction: idBytes(databases.get(request.database ?? '').begin(options)) }
}
