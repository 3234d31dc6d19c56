import type { Database } from '#database/collections.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { Connect } from '#database/connect.ts'
import { addEntry, UNMOVED } from './ledger.ts'
import type { Balance, StockRecord, StoredStock } from './ledger.ts'

const missing = (_id: string): StoredStock => ({ _id, name: '', countInStock: undefined })

/** Reads every product, tombstones included: their records must balance too. */
const readStock = async ({ products }: Database): Promise<Map<string, StoredStock>> => {
  const stock = new Map<string, StoredStock>()
  for await (const docs of pagesOf(products, { size: 300 }))
    for (const product of docs) {
      const { name, countInStock } = product.data()
      stock.set(product.id, { _id: product.id, name, countInStock })
    }
  return stock
}

/** Reads the ledger, which grows for as long as the shop exists. */
const readBalances = async ({ stockMovements }: Database): Promise<Map<string, Balance>> => {
  const balances = new Map<string, Balance>()
  for await (const docs of pagesOf(stockMovements, { size: 1000 }))
    for (const entry of docs) {
      const movement = entry.data()
      const { productId } = movement
      balances.set(productId, addEntry(balances.get(productId), movement))
    }
  return balances
}

export const ledgerRepository = (connect: Connect) => ({
  /** All products. A sale during the read may make a product look wrong; `one` settles it. */
  all: async (): Promise<StockRecord[]> => {
    const database = await connect()
    const [stock, balances] = [await readStock(database), await readBalances(database)]
    const ids = new Set([...stock.keys(), ...balances.keys()])
    return [...ids].map((id) => ({
      product: stock.get(id) ?? missing(id),
      balance: balances.get(id) ?? UNMOVED,
    }))
  },

  /** One product, as of one moment. */
  one: async (id: string): Promise<StockRecord> => {
    const { firestore, products, stockMovements } = await connect()
    return firestore.runTransaction(
      async (transaction) => {
        const product = (await transaction.get(products.doc(id))).data()
        const movements = pagesOf(stockMovements.where('productId', '==', id), {
          read: (page) => transaction.get(page),
        })
        let balance = UNMOVED
        for await (const docs of movements)
          for (const movement of docs) balance = addEntry(balance, movement.data())
        const { name, countInStock } = product ?? missing(id)
        return { product: { _id: id, name, countInStock }, balance }
      },
      { readOnly: true },
    )
  },
})
