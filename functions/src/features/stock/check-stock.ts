import { isSound } from './ledger.ts'
import type { StockRecord } from './ledger.ts'

type Ports = {
  all: () => Promise<StockRecord[]>
  /** One product, as of one moment. */
  one: (id: string) => Promise<StockRecord>
}

/**
 * Proves that opening + in − sold + returned = countInStock for every product, and returns the records of those for
 * which it does not hold. The shop may go on selling: a product that looks wrong is read again, alone, before it is
 * reported.
 */
export const checkStock = async ({ all, one }: Ports) => {
  const records = await all()
  const faulty: StockRecord[] = []
  for (const { product } of records.filter((entry) => !isSound(entry))) {
    const again = await one(product._id)
    if (!isSound(again)) faulty.push(again)
  }
  return { products: records.length, faulty }
}
