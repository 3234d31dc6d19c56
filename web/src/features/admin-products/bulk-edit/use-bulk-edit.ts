import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { forgetProducts } from '../api/product-query.ts'
import { allProducts } from '../api/products-query.ts'
import { writeBulk } from './write-bulk.ts'
import { planBulk } from './bulk-plan.ts'
import { conflictsOf, settledRows } from './bulk-conflicts.ts'
import { readBulkTable } from './bulk-table.ts'
import type { Written } from './write-bulk.ts'
import type { PlannedRow } from './bulk-plan.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

export type BulkPlan = { rows: PlannedRow[]; ignored: string[] }

/** Compares a table's text with the existing products. */
export const checkTable = async (
  language: Language,
  shop: Shop,
  text: string,
): Promise<BulkPlan> => {
  const table = await readBulkTable(language, shop, text)
  if ('fault' in table) throw new Error(table.fault)
  return { rows: planBulk(language, table.rows, await allProducts()), ignored: table.ignored }
}

const toSend = (rows: readonly PlannedRow[]) =>
  rows.flatMap((row) => ('send' in row ? [row.send] : []))

/** The three steps of a bulk edit: compare by `check`, write, undo. */
export const useBulkEdit = <Input>(check: (input: Input) => Promise<BulkPlan>) => {
  const client = useQueryClient()
  const [written, setWritten] = useState<Written>()
  const checking = useMutation({ mutationFn: check, onMutate: () => setWritten(undefined) })
  const writing = useMutation({
    mutationFn: (plan: BulkPlan) => writeBulk(toSend(plan.rows), setWritten),
    onSettled: () => forgetProducts(client),
  })
  const settling = useMutation({
    mutationFn: async (answer: 'mine' | 'theirs') => {
      if (!written || !checking.data) return
      const conflicts = conflictsOf(written)
      const rows = settledRows(toSend(checking.data.rows), conflicts, answer, await allProducts())
      const rest = { ...written, failed: written.failed.filter((row) => !conflicts.includes(row)) }
      await writeBulk(rows, setWritten, rest)
    },
    onSettled: () => forgetProducts(client),
  })
  const undoing = useMutation({
    mutationFn: (batch: string) => undoBatch(batch),
    onSettled: () => forgetProducts(client),
  })
  const startOver = () => {
    settling.reset()
    checking.reset()
    writing.reset()
    undoing.reset()
    setWritten(undefined)
  }
  return { checking, writing, settling, undoing, written, startOver }
}
