import type { AuditAction } from '@bartan/contract/audit/rules'
import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/fields/sku'
import {
  changesInForce,
  withRateChanges,
  withRateChangesInRupees,
} from '@bartan/contract/products/law/rate-changes'
import { descriptionsToCopy, namesToCopy } from '@bartan/contract/products/names'
import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Database } from '#database/collections.ts'
import { chunksOf, isDocumentId, referencesOf } from '#database/document-id.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { noteRestock } from '#database/repositories/move-units.repository.ts'
import type { StockMovementDocument } from '#database/stock-movement.ts'
import { settingsIn } from '#database/stored-settings.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { movesBetween, type Move } from '#domain/stock/variant-stock.ts'
import { withBuying } from '../buying.ts'
import { catalogRepository } from '../catalog.repository.ts'
import type { ProductsContext } from '../products-context.ts'
import { readEntry } from '../replica/read-entry.ts'
import type { Edit, OpenEntry, StoredProduct, Trace } from './edit.ts'
import { fieldsOf, skuKeysOf, type ProductFields } from './product-fields.ts'

type Stored = { id: string; data: () => ProductDocument | undefined }

/** For versions that only know Hindi. */
const hindiOf = (fields: ProductFields) => ({
  nameHi: namesToCopy(fields).nameHi,
  descriptionHi: descriptionsToCopy(fields).descriptionHi,
})

/** Keys for looking up SKUs. Undefined, and so not stored, for a product without variants. */
const keysOf = ({ sku, variants }: ProductFields) => ({
  skuKey: skuKey(sku),
  variantSkuKeys: variants?.map((variant) => skuKey(variant.sku)),
})

/**
 * SKUs are kept unique by querying for the key in the transaction that takes it. Firestore's transactions are
 * serializable, so nobody can add a matching document before they end
 * (firebase.google.com/docs/firestore/transaction-data-contention). Reserving each SKU by a document would need every
 * import and repair to keep it in step. See docs/decisions/0047-variants-in-the-products-document.md.
 */
class ProductEdit implements Edit {
  readonly #database: Database
  readonly #work: UnitOfWork
  readonly #now: () => Date
  /** Documents as read, because a change writes whole ones. Bounded by the products of one transaction. */
  readonly #known = new Map<string, ProductDocument>()
  /** Entered values are today's; records that if rates have changed. */
  #rated: Pick<ProductDocument, 'ratedOn'> = {}

  constructor(database: Database, work: UnitOfWork, now: () => Date) {
    this.#database = database
    this.#work = work
    this.#now = now
  }

  find = async (ids: string[]) => {
    const { products } = this.#database
    const found = await this.#work.readAll(referencesOf(products, ids.toSorted()))
    return new Map((await this.#live(found)).map((product) => [product.id, product]))
  }

  bySku = async (keys: string[]) => {
    const { products } = this.#database
    const found = await Promise.all(
      chunksOf([...new Set(keys)].sort()).flatMap((some) => [
        this.#work.find(products.where('skuKey', 'in', some).limit(some.length)),
        this.#work.find(
          products.where('variantSkuKeys', 'array-contains-any', some).limit(some.length),
        ),
      ]),
    )
    const owners = new Map<string, StoredProduct>()
    for (const product of await this.#live(found.flat()))
      for (const key of skuKeysOf(product.fields)) owners.set(key, product)
    return owners
  }

  byHandle = async (handles: string[]) => {
    const { products } = this.#database
    const found = await Promise.all(
      chunksOf([...new Set(handles)].sort()).map((some) =>
        this.#work.find(products.where('handle', 'in', some).limit(2 * some.length)),
      ),
    )
    return new Map(
      (await this.#live(found.flat())).flatMap((product) => {
        const { handle } = product.fields
        return handle === undefined ? [] : [[handle, product] as const]
      }),
    )
  }

  categories = async () => {
    const { categories } = await settingsIn(this.#database, this.#work)
    return categories.map(({ name }) => name)
  }

  // Index: audit(batch, undo, at desc).
  openEntries = async (batch: string, limit: number) => {
    const open = this.#database.audit.where('batch', '==', batch).where('undo', '==', 'open')
    const found = await this.#work.find(open.orderBy('at', 'desc').limit(limit))
    return found.map((entry): OpenEntry => ({ id: entry.id, ...entry.data() }))
  }

  create = (fields: ProductFields, trace: Trace) => {
    const { products, serverTime } = this.#database
    const product = products.doc()
    const id = asProductId(product.id)
    this.#work.create(product, {
      ...fields,
      ...hindiOf(fields),
      ...keysOf(fields),
      ...this.#rated,
      sold: 0,
      createdAt: serverTime,
      updatedAt: serverTime,
      deletedAt: null,
    })
    this.#move(id, movesBetween(undefined, fields), 'opening', trace)
    this.#note('product.created', { id, fields }, [{}, fields], trace)
    return id
  }

  change = (before: StoredProduct, after: ProductFields, trace: Trace) => {
    const { products, serverTime } = this.#database
    const document = this.#known.get(before.id)
    if (!document) throw new Error('A product is changed that was not read')
    this.#work.set(products.doc(before.id), {
      ...document,
      ...after,
      ...hindiOf(after),
      ...keysOf(after),
      ...this.#rated,
      updatedAt: serverTime,
    })
    noteRestock(this.#database, this.#work, before.id, { before: before.fields, after })
    const moves = movesBetween(before.fields, after)
    this.#move(before.id, moves, trace.stockReason ?? 'adjustment', trace)
    this.#note('product.changed', before, [before.fields, after], trace)
  }

  remove = (before: StoredProduct, trace: Trace) => {
    const { products, restocks, serverTime } = this.#database
    // Its requests are deleted (features/back-in-stock).
    this.#work.set(restocks.doc(before.id), { at: serverTime })
    this.#work.update(products.doc(before.id), {
      deletedAt: serverTime,
      updatedAt: serverTime,
      skuKey: null,
      ...(before.fields.variants && { variantSkuKeys: [] }),
      ...(before.fields.handle !== undefined && { handle: '' }),
    })
    this.#note('product.deleted', before, [before.fields, {}], trace)
  }

  settle = ({ id }: OpenEntry, undo: 'done' | 'skipped') => {
    this.#work.update(this.#database.audit.doc(id), { undo })
  }

  /** At today's rates, which may have changed since they were stored. */
  async #live(snapshots: Stored[]): Promise<StoredProduct[]> {
    const [{ rateChanges }, day] = [await this.#database.currentSettings(), dayOf(this.#now())]
    const begun = changesInForce(rateChanges, day)
    this.#rated = begun.length > 0 ? { ratedOn: day } : {}
    return snapshots.flatMap((snapshot) => {
      const read = snapshot.data()
      if (!read || read.deletedAt) return []
      const document = withRateChanges(read, begun)
      this.#known.set(snapshot.id, document)
      return [{ id: asProductId(snapshot.id), fields: fieldsOf(document) }]
    })
  }

  #move(
    productId: ProductId,
    moves: Move[],
    reason: StockMovementDocument['reason'],
    { by, delivery }: Trace,
  ): void {
    const { stockMovements, serverTime: at } = this.#database
    for (const move of moves) {
      const movement = { productId, ...move, reason, orderId: null, by: by._id, at, ...delivery }
      this.#work.create(stockMovements.doc(), movement)
    }
  }

  #note(
    usual: AuditAction,
    { id, fields }: StoredProduct,
    [before, after]: [object, object],
    { by, batch, action = usual }: Trace,
  ): void {
    const changes = fieldChanges(before, after)
    const target = { _id: id, name: fields.name }
    recordAudit(this.#database, this.#work, { by, batch, action, target, changes })
  }
}

const editingRepository = ({ connect, pricing, clock }: ProductsContext) => ({
  edit: transactions(
    connect,
    (database, work): Edit => new ProductEdit(database, work, () => clock.now()),
  ),

  /** From the database, bypassing the catalog in memory; with what it costs. */
  read: async (id: string): Promise<EditedProduct | undefined> => {
    if (!isDocumentId(id)) return undefined
    const [product] = await catalogRepository(connect).readProducts([id])
    const entry = product && readEntry(product)
    if (!entry) return undefined
    const { changes } = await pricing()
    return withBuying(withRateChangesInRupees(entry.product, changes), entry.buying)
  },

  /** The number of a batch's entries, and of those not yet undone. */
  countEntries: async (batch: string): Promise<{ all: number; open: number }> => {
    const { audit } = await connect()
    const all = audit.where('batch', '==', batch)
    const counted = await Promise.all([
      all.count().get(),
      all.where('undo', '==', 'open').count().get(),
    ])
    const [total, open] = counted.map((aggregate) => aggregate.data().count)
    return { all: total ?? 0, open: open ?? 0 }
  },
})

/** What the editing of products and their import share. */
export const editingContext = (context: ProductsContext) => ({
  ...context,
  ...editingRepository(context),
})

export type EditingContext = ReturnType<typeof editingContext>
