import { isBalanced, type StockRecord } from './ledger.ts'

type Ports = {
  all: () => Promise<StockRecord[]>
  /** The same record from one snapshot. */
  one: (record: StockRecord) => Promise<StockRecord>
}

/**
 * Checks opening + in − sold + returned = countInStock for every variant, and every product without variants; returns
 * the records that fail. The shop may keep selling: a failing record is read again by itself before it is reported.
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
