import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Sku } from '@bartan/contract/products/product-id'
import { isStaff, knownRole } from '@bartan/contract/shared/roles'
import type { LedgerEntry } from '@bartan/contract/stock/schema'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { readPage } from '#database/list-cursor.ts'
import type { StockMovementDocument } from '#database/stock-movement.ts'

type Page = {
  sku: Sku
  cursor: string | undefined
  limit: number
  /** Whether the reader may know who bought. */
  namesCustomers: boolean
}

const ownerOf = async ({ products }: Database, key: string) => {
  const [own, ofVariant] = await Promise.all([
    products.where('skuKey', '==', key).limit(1).get(),
    products.where('variantSkuKeys', 'array-contains', key).limit(1).get(),
  ])
  return own.docs[0] ?? ofVariant.docs[0]
}

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>

/** A variant's movements, under its size and color and under former ones; for a product's own SKU, all its movements. */
const movementsOf = ({ stockMovements, filter }: Database, owner: Owner, key: string) => {
  const ofProduct: Query<StockMovementDocument> = stockMovements.where('productId', '==', owner.id)
  const variant = owner.data().variants?.find(({ sku }) => skuKey(sku) === key)
  if (!variant) return ofProduct
  const { size = '', color = '', sku } = variant
  return ofProduct.where(
    filter.or(
      filter.where('variant.sku', '==', sku),
      filter.and(
        filter.where('variant.size', '==', size),
        filter.where('variant.color', '==', color),
      ),
    ),
  )
}

const namesOf = async (
  { firestore, users }: Database,
  ids: string[],
  { namesCustomers }: Pick<Page, 'namesCustomers'>,
) => {
  const known = [...new Set(ids)].filter(isDocumentId)
  if (known.length === 0) return new Map<string, string>()
  const found = await firestore.getAll(...known.map((id) => users.doc(id)))
  return new Map(
    found.flatMap((document) => {
      const user = document.data()
      const isNamed = user && (namesCustomers || isStaff(knownRole(user.role)))
      return isNamed ? [[document.id, user.name] as const] : []
    }),
  )
}

export const ledgerListRepository = (connect: Connect) => ({
  /**
   * Newest first; undefined for an unknown SKU. Reads the product, the page and one entry more, and the authors.
   * Indexes: stockMovements(productId, at desc), and with variant.sku, or variant.size and variant.color, before at.
   */
  list: async ({ sku, cursor, limit, ...reader }: Page) => {
    const database = await connect()
    const key = skuKey(sku)
    const owner = await ownerOf(database, key)
    if (!owner) return undefined
    const { docs, next } = await readPage(
      database,
      movementsOf(database, owner, key),
      { by: ['at'], direction: 'desc' },
      { cursor, skip: 0, limit },
    )
    const movements = docs.map((document) => document.data())
    const names = await namesOf(
      database,
      movements.map(({ by }) => by),
      reader,
    )
    const list = movements.map(
      ({ at, variant, quantity, reason, orderId, by, supplier, reference }): LedgerEntry => ({
        at: at.toDate().toISOString(),
        sku: variant?.sku ?? owner.data().sku,
        change: quantity,
        reason,
        ...(orderId !== null && { order: orderId }),
        by: { _id: by, name: names.get(by) ?? '' },
        ...(supplier !== undefined && { supplier }),
        ...(reference !== undefined && { reference }),
      }),
    )
    return { list, next }
  },
})
