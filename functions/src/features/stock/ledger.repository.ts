import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { stockByVariant, stockKey } from '#domain/stock/variant-stock.ts'
import {
  addEntry,
  EMPTY_BALANCE,
  type Balance,
  type StockRecord,
  type StoredStock,
} from './ledger.ts'

/** By the variant's key (stockKey). */
type OfProduct<T> = Map<string, T>

const put = <T>(all: Map<string, OfProduct<T>>, id: string, key: string, value: T): void => {
  const ofProduct = all.get(id) ?? new Map<string, T>()
  all.set(id, ofProduct.set(key, value))
}

/** A product's stored stock by variant. With variants, the product itself has none: its countInStock is their sum. */
const storedStock = (_id: string, product: ProductDocument): OfProduct<StoredStock> => {
  const { name, countInStock, variants } = product
  const stock: OfProduct<StoredStock> = new Map()
  for (const [key, { variant, countInStock: count }] of stockByVariant(product))
    stock.set(key, { _id, name, variant, countInStock: count })
  if (!variants) return stock
  const sum = variants.reduce((total, variant) => total + variant.countInStock, 0)
  return stock.set(stockKey(undefined), { _id, name, countInStock: countInStock - sum })
}

const gone = (_id: string): StoredStock => ({ _id, name: '', countInStock: undefined })

/** Units of removed variants, which must be 0. */
const removed = (stock: OfProduct<StoredStock>, _id: string): StoredStock => {
  const [known] = stock.values()
  return known ? { _id, name: known.name, countInStock: 0 } : gone(_id)
}

const recordsOf = (
  id: string,
  stock: OfProduct<StoredStock> = new Map(),
  balances: OfProduct<Balance> = new Map(),
): StockRecord[] =>
  [...new Set([...stock.keys(), ...balances.keys()])].map((key) => ({
    key,
    product: stock.get(key) ?? removed(stock, id),
    balance: balances.get(key) ?? EMPTY_BALANCE,
  }))

/** Reads every product, tombstones included: their records must balance, too. */
const readStock = async ({ products }: Database): Promise<Map<string, OfProduct<StoredStock>>> => {
  const stock = new Map<string, OfProduct<StoredStock>>()
  for await (const docs of pagesOf(products, { size: 300 }))
    for (const product of docs) stock.set(product.id, storedStock(product.id, product.data()))
  return stock
}

/** Reads the ledger, which grows as long as the shop exists. */
const readBalances = async ({
  stockMovements,
}: Database): Promise<Map<string, OfProduct<Balance>>> => {
  const balances = new Map<string, OfProduct<Balance>>()
  for await (const docs of pagesOf(stockMovements, { size: 1000 }))
    for (const entry of docs) {
      const movement = entry.data()
      const { productId, variant } = movement
      const key = stockKey(variant)
      put(balances, productId, key, addEntry(balances.get(productId)?.get(key), movement))
    }
  return balances
}

export const ledgerRepository = (connect: Connect) => ({
  /** All products by variant. A sale during the read may make one look wrong; `one` checks again. */
  all: async (): Promise<StockRecord[]> => {
    const database = await connect()
    const [stock, balances] = [await readStock(database), await readBalances(database)]
    const ids = new Set([...stock.keys(), ...balances.keys()])
    return [...ids].flatMap((id) => recordsOf(id, stock.get(id), balances.get(id)))
  },

  /** The same record from one snapshot. */
  one: async ({ key, product: { _id: id } }: StockRecord): Promise<StockRecord> => {
    const { firestore, products, stockMovements } = await connect()
    return firestore.runTransaction(
      async (transaction) => {
        const product = (await transaction.get(products.doc(id))).data()
        const movements = pagesOf(stockMovements.where('productId', '==', id), {
          read: (page) => transaction.get(page),
        })
        let balance = EMPTY_BALANCE
        for await (const docs of movements)
          for (const movement of docs)
            if (stockKey(movement.data().variant) === key)
              balance = addEntry(balance, movement.data())
        const stock = product ? storedStock(id, product) : new Map<string, StoredStock>()
        return { key, product: stock.get(key) ?? removed(stock, id), balance }
      },
      { readOnly: true },
    )
  },
})
