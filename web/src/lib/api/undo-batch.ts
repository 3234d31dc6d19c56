import type { CallReply } from '@bartan/contract/api'
import { call } from './api-client.ts'

type Skipped = CallReply<'POST /api/admin/audit/undo'>['skipped']
export type Undone = { undone: number; skipped: Skipped }

/** Undoes an edit in parts until nothing is left (contract/src/audit). */
export const undoBatch = async (
  batch: string,
  onProgress: (undone: number, left: number) => void = () => undefined,
): Promise<Undone> => {
  const all: Undone = { undone: 0, skipped: [] }
  for (;;) {
    const part = await call('POST /api/admin/audit/undo', { body: { batch } })
    all.undone += part.undone
    all.skipped.push(...part.skipped)
    onProgress(all.undone, part.left)
    const isStuck = part.undone + part.skipped.length === 0
    if (part.left === 0 || isStuck) return all
  }
}
