import { invalid } from '#engine/failure.ts'
import type { Call } from './call.ts'

type Request = {
  readonly database?: string
  readonly transaction?: Uint8Array
}

export const rollback = ({ databases }: Call, { database, transaction }: Request) => {
  if (!transaction?.length) throw invalid('transaction is required')
  databases.get(database ?? '').transactions.rollback(transaction)
  return {}
}
