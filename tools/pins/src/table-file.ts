import { join } from 'node:path'

export const TABLE_FILE = join(import.meta.dirname, '../../../contract/src/shared/pin-table.ts')
