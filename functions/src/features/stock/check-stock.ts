import { isBalanced } from './ledger.ts'
import type { StockRecord } from './ledger.ts'

type Ports = {
  all: () => Promise<StockRecord[]>
  /** The same record, as of one moment. */
  one: (record: StockRecord) => Promise<StockRecord>
}

/**
 * Proves that opening + in − sold + returned = countInStock for every variant, and every product without, and returns
 * the records of those for which it does not hold. The shop may go on selling: what looks wrong is read again, alone,
 * before it is reported.
 */
export const checkStock = async ({ all, one }: Ports) => {
  const records = await all()
  const faulty: StockRecord[] = []
  for (const record of records.filter((entry) => !isBalanced(entry))) {
    const again = await one(record)
    if (!isBalanced(again)) faulty.push(again)
  }
  return { products: new Set(records.map(({ product }) => product._id)).size, faulty }
}
