import type { BulkResult } from '@bartan/contract/products/admin-schema'
import { BULK_LIMIT } from '@bartan/contract/shared/list-limits'
import { call } from '#lib/api/api-client.ts'

/** A hundred long descriptions take long over a phone's connection. */
export const LIMIT_MS = 120_000

export type Written = {
  batch: string | undefined
  /** Number of rows written so far. */
  done: number
  created: number
  changed: number
  failed: BulkResult[]
}

const NOTHING: Written = { batch: undefined, done: 0, created: 0, changed: 0, failed: [] }

const count = (results: readonly BulkResult[], outcome: BulkResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

/**
 * Writes rows in parts, as one edit. Calls `onProgress` after each part, so that an edit that fails halfway can be
 * undone. `before` is what the edit has written already.
 */
export const writeBulk = async (
  rows: readonly Record<string, unknown>[],
  onProgress: (written: Written) => void,
  before: Written = NOTHING,
): Promise<Written> => {
  let written = before
  onProgress(written)
  for (let start = 0; start < rows.length; start += BULK_LIMIT) {
    const part = rows.slice(start, start + BULK_LIMIT)
    const { batch, results } = await call(
      'POST /api/admin/products/bulk',
      { body: { rows: part, ...(written.batch && { batch: written.batch }) } },
      { limitMs: LIMIT_MS },
    )
    written = {
      batch,
      done: written.done + part.length,
      created: written.created + count(results, 'created'),
      changed: written.changed + count(results, 'changed'),
      failed: [...written.failed, ...results.filter(({ outcome }) => outcome === 'failed')],
    }
    onProgress(written)
  }
  return written
}
