import { randomUUID } from 'node:crypto'
import type { BulkResult } from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { asSku, type ProductId, type Sku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField, replyReasons } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { parseWith } from '#http/request/parse-input.ts'
import type { Edit, StoredProduct, Trace } from './edit.ts'
import type { EditingContext } from './editing.repository.ts'
import { refuseUnknownCategory } from './known-category.ts'
import { changedFields, newFields, skuKeysOf, type ProductFields } from './product-fields.ts'
import { rebaseChange } from './rebase-change.ts'
import { refuseTaken, skuTaken } from './sku-owners.ts'

/** A product as a form sends it, not yet validated. */
export type Row = Record<string, unknown>

type Outcome = Omit<BulkResult, 'sku'>

const skuOf = ({ sku }: Row): Sku => asSku(typeof sku === 'string' ? sku.trim() : '')

const failed = (error: unknown): Outcome => {
  if (!(error instanceof AppError)) throw error
  const { code, details } = error
  return { outcome: 'failed', code, ...replyReasons(error), current: details.current }
}

/** All SKU keys in a row: of its product, and of variants. */
const keysIn = (row: Row): string[] => {
  const variants = Array.isArray(row['variants']) ? row['variants'] : []
  const ofVariants = variants.map((variant: unknown) =>
    typeof variant === 'object' && variant !== null ? skuOf({ ...variant }) : '',
  )
  return [skuOf(row), ...ofVariants].filter((sku) => sku !== '').map(skuKey)
}

/** Fields of a row that names a variant by its SKU. */
const OF_A_VARIANT = new Set(['sku', 'stockChange', 'countInStockWas', 'reason'])

type EditContext = {
  owners: ReadonlyMap<string, StoredProduct>
  /** Categories that a row may use. */
  categories: readonly string[]
}

/** The rows of an edit in turn; each sees the changes of the rows before it. */
class BulkEdit {
  readonly #unit: Edit
  readonly #trace: Trace
  readonly #owners: Map<string, StoredProduct>
  readonly #categories: readonly string[]
  /** Bounded by the rows of one call. */
  readonly #created = new Set<string>()

  constructor(unit: Edit, trace: Trace, { owners, categories }: EditContext) {
    this.#unit = unit
    this.#trace = trace
    this.#owners = new Map(owners)
    this.#categories = categories
  }

  write(row: Row): Outcome {
    const owner = this.#owners.get(skuKey(skuOf(row)))
    return owner ? this.#change(row, owner) : this.#create(row)
  }

  #change(row: Row, before: StoredProduct): Outcome {
    const { fields } = before
    const { sku, ...rest } = row
    const isWhole = skuKey(fields.sku) === skuKey(skuOf(row))
    if (!isWhole && Object.keys(row).some((field) => !OF_A_VARIANT.has(field)))
      throw skuTaken('sku', skuOf(row))
    if (this.#created.has(before.id)) throw invalidField('sku', reason('sku_repeated'))
    // The SKU identified the product; other case or blanks aren't a change.
    const change = parseWith(productChangeSchema, isWhole ? rest : { ...rest, sku })
    const after = changedFields(fields, rebaseChange(change, fields))
    if (after.category !== fields.category) refuseUnknownCategory(after.category, this.#categories)
    this.#refuseTaken(after, before.id)
    if (Object.keys(fieldChanges(fields, after)).length === 0)
      return { outcome: 'unchanged', _id: before.id }
    this.#unit.change(before, after, { ...this.#trace, stockReason: change.reason })
    this.#own({ id: before.id, fields: after })
    return { outcome: 'changed', _id: before.id }
  }

  #create(row: Row): Outcome {
    const input = parseWith(newProductSchema, row)
    const fields = newFields({ ...input, sku: skuOf(row) })
    refuseUnknownCategory(fields.category, this.#categories)
    this.#refuseTaken(fields, undefined)
    const id = this.#unit.create(fields, this.#trace)
    this.#created.add(id)
    this.#own({ id, fields })
    return { outcome: 'created', _id: id }
  }

  #refuseTaken(fields: ProductFields, id: ProductId | undefined): void {
    refuseTaken(fields, (key) => (this.#owners.get(key)?.id ?? id) !== id)
  }

  #own(product: StoredProduct): void {
    for (const key of skuKeysOf(product.fields)) this.#owners.set(key, product)
  }
}

/** Validates every row separately: an invalid one doesn't stop the others. */
const writeRows = async (unit: Edit, rows: Row[], trace: Trace): Promise<Outcome[]> => {
  const keys = rows.map((row) => skuKey(skuOf(row)))
  const setsCategory = rows.some((row) => row['category'] !== undefined)
  const [owners, categories] = await Promise.all([
    unit.bySku(rows.flatMap(keysIn)),
    setsCategory ? unit.categories() : [],
  ])
  const bulk = new BulkEdit(unit, trace, { owners, categories })
  return rows.map((row, index) => {
    const key = keys[index] ?? ''
    try {
      if (key === '') throw invalidField('sku', reason('field_required', { field: 'sku' }))
      if (keys.indexOf(key) < index) throw invalidField('sku', reason('sku_repeated'))
      return bulk.write(row)
    } catch (error) {
      return failed(error)
    }
  })
}

export const bulkEdit = ({ edit, productsChanged }: EditingContext) => {
  /** All valid rows are written in one transaction, so that a repeated call finds nothing to change. */
  return async (rows: Row[], { by, batch = randomUUID() }: { by: Caller; batch?: string }) => {
    const reply = await edit([], async (unit, keep) => {
      const outcomes = await writeRows(unit, rows, { by, batch })
      const results = rows.map((row, index): BulkResult => ({
        sku: skuOf(row),
        outcome: 'failed',
        ...outcomes[index],
      }))
      return keep.reply({ batch, results })
    })
    await productsChanged(
      reply.results.flatMap(({ _id, outcome }) => (_id && outcome !== 'unchanged' ? [_id] : [])),
    )
    return reply
  }
}
