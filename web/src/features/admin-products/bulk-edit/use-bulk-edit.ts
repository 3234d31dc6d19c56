import type { BulkPlan, PlannedRow } from '@bartan/contract/products/bulk-plan-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { forgetProducts } from '../api/product-query.ts'
import { allProducts } from '../api/products-query.ts'
import { conflictsOf, settledRows } from './bulk-conflicts.ts'
import { LIMIT_MS, writeBulk, type Written } from './write-bulk.ts'

export type CheckedPlan = Pick<BulkPlan, 'rows' | 'ignored'>

/** What a table's text would change, as the server says. */
export const checkTable = (csv: string): Promise<CheckedPlan> =>
  call('POST /api/admin/products/bulk/plan', { body: { csv } }, { limitMs: LIMIT_MS })

const toSend = (rows: readonly PlannedRow[]) =>
  rows.flatMap((row) => ('send' in row ? [row.send] : []))

/** The three steps of a bulk edit: compare by `check`, write, undo. */
export const useBulkEdit = <Input>(check: (input: Input) => Promise<CheckedPlan>) => {
  const client = useQueryClient()
  const [written, setWritten] = useState<Written>()
  const checking = useMutation({ mutationFn: check, onMutate: () => setWritten(undefined) })
  const writing = useMutation({
    mutationFn: (plan: CheckedPlan) => writeBulk(toSend(plan.rows), setWritten),
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
