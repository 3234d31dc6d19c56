import { isSound } from './ledger.ts'
import type { Books } from './ledger.ts'

type Ports = {
  all: () => Promise<Books[]>
  /** Of one product, as of one moment. */
  one: (id: string) => Promise<Books>
}

/**
 * Proves that opening + in − sold + returned = countInStock for every product, and answers the books of those for which
 * it is not so. The shop may go on selling: what looks wrong is looked at again, alone, before it is called so.
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
