import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

const COLUMNS = 8000
const ROWS = 55

const HEAD = Array.from({ length: COLUMNS }, (_, column) => `c${column}`).join(',')
/** Nearly the largest size that the shop reads of such a file. */
const WIDE = ['number,courier,awb,', HEAD, '\n', `${','.repeat(COLUMNS)}\n`.repeat(ROWS)].join('')
/** A file with one long cell. */
const QUOTED = `number,courier,awb\n${'"'.repeat(400_000)}`

/** Uploads shipment tables with 8,000 columns as staff. */
export const wideTables = (run: Run, token: string): Attack => {
  const call = run.person('attacks', 'CSV of 8,000 columns')
  return {
    connections: 2,
    pauseMs: 300,
    maxRounds: 3000,
    round: async (round) => {
      const body = round % 5 === 0 ? QUOTED : WIDE
      const { status } = await call({
        path: `/api/admin/orders/shipments.csv?dryRun=${round % 2 === 0}`,
        body,
        headers: { 'content-type': 'text/csv' },
        token,
      })
      if (status === 200 && body === WIDE) run.fault('A CSV of 8,000 columns was read')
    },
  }
}
