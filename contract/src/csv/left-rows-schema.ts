import * as z from 'zod'
import type { LeftRows } from './read-table.ts'

export const leftRowsSchema = z.object({ total: z.int(), foot: z.int(), empty: z.int() }).meta({
  id: 'LeftRows',
  description: 'Rows that were left out on purpose',
}) satisfies z.ZodType<LeftRows>
