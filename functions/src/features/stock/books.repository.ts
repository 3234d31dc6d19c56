import type { Database } from '#database/collections.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { Connect } from '#database/connect.ts'
import { entered, UNMOVED } from './ledger.ts'
import type { Balance, Books, ShelfCount } from './ledger.ts'

const GONE = (_id: string): ShelfCount => ({ _id, name: '', countInStock: undefined })

/** Reads every product, tombstones included: their books must balance too. */
const readShelves = async ({ products }: Database): Promise<Map<string, ShelfCount>> => {
  const shelves = new Map<string, ShelfCount>()
  for await (const docs of pagesOf(products, { size: 300 }))
    for (const product of docs) {
      const { name, countInStock } = product.data()
      shelves.set(product.id, { _id: product.id, name, countInStock })
    }
  return shelves
}

/** Reads the ledger, which grows for as long as the shop exists. */
const readBalances = async ({ stockMovements }: Database): Promise<Map<string, Balance>> => {
  const balances = new Map<string, Balance>()
  for await (const docs of pagesOf(stockMovements, { size: 1000 }))
    for (const entry of docs) {
      const movement = entry.data()
      const { productId } = movement
      balances.set(productId, entered(balances.get(productId), movement))
    }
  return balances
}

export const booksRepository = (connect: Connect) => ({
  /** All products. A sale during the read may make a product look wrong; `one` settles it. */
  all: async (): Promise<Books[]> => {
    const database = await connect()
    const [shelves, balances] = [await readShelves(database), await readBalances(database)]
    const ids = new Set([...shelves.keys(), ...balances.keys()])
    return [...ids].map((id) => ({
      product: shelves.get(id) ?? GONE(id),
      balance: balances.get(id) ?? UNMOVED,
    }))
  },

  /** One product, as of one moment. */
  one: async (id: string): Promise<Books> => {
    const { firestore, products, stockMovements } = await connect()
    return firestore.runTransaction(
      async (transaction) => {
        const product = (await transaction.get(products.doc(id))).data()
        const movements = pagesOf(stockMovements.where('productId', '==', id), {
          read: (page) => transaction.get(page),
        })
        let balance = UNMOVED
        for await (const docs of movements)
          for (const movement of docs) balance = entered(balance, movement.data())
        const { name, countInStock } = product ?? GONE(id)
        return { product: { _id: id, name, countInStock }, balance }
      },
      { readOnly: true },
    )
  },
})
