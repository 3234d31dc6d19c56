import { isSound } from './ledger.ts'
import type { Books } from './ledger.ts'

type Ports = {
  all: () => Promise<Books[]>
  /** One product, as of one moment. */
  one: (id: string) => Promise<Books>
}

/**
 * Proves that opening + in − sold + returned = countInStock for every product, and returns the books of those for
 * which it does not hold. The shop may go on selling: a product that looks wrong is read again, alone, before it is
 * reported.
 */
export const checkStock = async ({ all, one }: Ports) => {
  const books = await all()
  const faulty: Books[] = []
  for (const { product } of books.filter((entry) => !isSound(entry))) {
    const again = await one(product._id)
    if (!isSound(again)) faulty.push(again)
  }
  return { products: books.length, faulty }
}
