import { writeFileSync } from 'node:fs'
import { readDirectory } from './directory.ts'
import { makeTable } from './make-table.ts'
import { TABLE_FILE } from './table-file.ts'

writeFileSync(TABLE_FILE, makeTable(readDirectory()))
console.log(`Wrote ${TABLE_FILE}`)
