import { randomUUID } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import type { z } from 'zod'
import type { BulkResult } from '@bartan/contract/products/admin-schema'
import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { skuKey } from '@bartan/contract/products/rules'
import { AppError, invalidField, replyReasons } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { Transact } from '#domain/transact.ts'
import type { Edit, StoredProduct, Trace } from './edit.ts'
import { changedFields, newFields } from './product-fields.ts'

/** A product as a form would send it, not validated yet. */
export type Row = Record<string, unknown>

export type BulkPorts = {
  edit: Transact<Edit>
  productsChanged: (ids: string[]) => Promise<void>
  /** Throws `invalid_input`, naming the fields. */
  parse: <S extends z.ZodType>(schema: S, value: unknown) => z.output<S>
}

type Outcome = Omit<BulkResult, 'sku'>

const skuOf = ({ sku }: Row): string => (typeof sku === 'string' ? sku.trim() : '')

const failed = (error: unknown): Outcome => {
  if (!(error instanceof AppError)) throw error
  const { code, details } = error
  return { outcome: 'failed', code, ...replyReasons(error), current: details.current }
}

export const bulkEdit = ({ edit, productsChanged, parse }: BulkPorts) => {
  const changeRow = (unit: Edit, row: Row, before: StoredProduct, trace: Trace): Outcome => {
    // The SKU has identified the product; other case or blanks in it are not a change.
    const { sku: _sku, ...rest } = row
    const change = parse(productChangeSchema, rest)
    const after = changedFields(before.fields, change)
    if (Object.keys(fieldChanges(before.fields, after)).length === 0)
      return { outcome: 'unchanged', _id: before.id }
    unit.change(before, after, { ...trace, stockReason: change.reason })
    return { outcome: 'changed', _id: before.id }
  }

  const createRow = (unit: Edit, row: Row, trace: Trace): Outcome => {
    const input = parse(newProductSchema, row)
    const fields = newFields({ ...input, sku: skuOf(row) })
    return { outcome: 'created', _id: unit.create(fields, trace) }
  }

  /** Checks every row on its own: a bad row does not keep the others from being written. */
  const writeRows = async (unit: Edit, rows: Row[], trace: Trace): Promise<Outcome[]> => {
    const keys = rows.map((row) => skuKey(skuOf(row)))
    const known = await unit.bySku(keys.filter((key) => key !== ''))
    return rows.map((row, index) => {
      const key = keys[index] ?? ''
      try {
        if (key === '') throw invalidField('sku', reason('field_required', { field: 'sku' }))
        if (keys.indexOf(key) < index) throw invalidField('sku', reason('sku_repeated'))
        const before = known.get(key)
        return before ? changeRow(unit, row, before, trace) : createRow(unit, row, trace)
      } catch (error) {
        return failed(error)
      }
    })
  }

  /** All valid rows are written in one transaction, so that a repeated call finds them unchanged. */
  return async (rows: Row[], { by, batch = randomUUID() }: { by: Caller; batch?: string }) => {
    const outcomes = await edit([], (unit) => writeRows(unit, rows, { by, batch }))
    await productsChanged(
      outcomes.flatMap(({ _id, outcome }) => (_id && outcome !== 'unchanged' ? [_id] : [])),
    )
    const results = rows.map((row, index): BulkResult => ({
      sku: skuOf(row),
      outcome: 'failed',
      ...outcomes[index],
    }))
    return { batch, results }
  }
}
