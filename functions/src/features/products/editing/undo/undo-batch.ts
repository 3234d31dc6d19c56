import { skuKey } from '@bartan/contract/products/fields/sku'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { PRICES_LIMIT, UNDO_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { isOfPrices } from '../change-prices.ts'
import type { Edit, OpenEntry, StoredProduct } from '../edit.ts'
import type { EditingContext } from '../editing.repository.ts'
import { skuKeysOf, type ProductFields } from '../product-fields.ts'
import { undoEntry, type Undone } from './undo-entry.ts'
import { variantsIn } from './undo-variants.ts'

type Skipped = PlainReason & { name: string }

/** The state of each product so far; undefined for a removed one. */
type Results = Map<string, ProductFields | undefined>

/** An old SKU may belong to another product now. */
const isTaken = (undone: Undone, id: string, owners: Map<string, StoredProduct>): boolean => {
  if (!('fields' in undone)) return false
  return skuKeysOf(undone.fields).some((key) => (owners.get(key)?.id ?? id) !== id)
}

type Present = { owners: Map<string, StoredProduct>; categories: readonly string[] }

const undoFault = (undone: Undone, id: string, { owners, categories }: Present) => {
  if (isTaken(undone, id, owners)) return reason('undo_sku_taken')
  if ('fields' in undone && !categories.includes(undone.fields.category))
    return reason('undo_not_valid', { name: undone.fields.category })
  return 'refusal' in undone ? undone.refusal : undefined
}

/** SKUs that come back, without those that their products have all the time. */
const formerSkus = (entries: OpenEntry[], products: Map<string, StoredProduct>): string[] =>
  entries.flatMap(({ target, changes }) => {
    const former = changes['sku']?.from
    const ofVariants = variantsIn(changes['variants']?.from).map(({ sku }) => skuKey(sku))
    const product = products.get(target._id)
    const kept = new Set(product && skuKeysOf(product.fields))
    const all = typeof former === 'string' ? [skuKey(former), ...ofVariants] : ofVariants
    return all.filter((key) => !kept.has(key))
  })

const takeBack = (
  unit: Edit,
  entries: OpenEntry[],
  products: Map<string, StoredProduct>,
  { owners, categories }: Present,
) => {
  const results: Results = new Map()
  const skipped: Skipped[] = []
  for (const entry of entries) {
    const { _id: id, name } = entry.target
    const now = results.has(id) ? results.get(id) : products.get(id)?.fields
    const undone = undoEntry(now, entry)
    const refusal = undoFault(undone, id, { owners, categories })
    if (refusal) skipped.push({ name, ...refusal })
    else results.set(id, 'fields' in undone ? undone.fields : undefined)
    unit.settle(entry, refusal ? 'skipped' : 'done')
  }
  return { results, skipped }
}

/** Undoes a batch's edits, latest first, some at a time; what has changed since stays. */
export const undoBatch =
  ({ edit, countEntries, productsChanged }: EditingContext) =>
  async (batch: string, by: Caller) => {
    const { all, open } = await countEntries(batch)
    if (all === 0) throw new AppError('not_found', reason('edit_not_found'))
    const { results, reply } = await edit([], async (unit, keep) => {
      const entries = await unit.openEntries(batch, isOfPrices(batch) ? PRICES_LIMIT : UNDO_LIMIT)
      const products = await unit.find(entries.map(({ target }) => target._id))
      const owners = await unit.bySku(formerSkus(entries, products))
      const categories = await unit.categories()
      const outcome = takeBack(unit, entries, products, { owners, categories })
      const trace = { by, batch: `undo-${batch}` }
      for (const [id, after] of outcome.results) {
        const before = products.get(id)
        if (before && after) unit.change(before, after, trace)
        else if (before) unit.remove(before, trace)
      }
      const { results: changed, skipped } = outcome
      const undone = entries.length - skipped.length
      const left = Math.max(0, open - entries.length)
      return { results: changed, reply: keep.reply({ undone, skipped, left }) }
    })
    await productsChanged([...results.keys()])
    return reply
  }
