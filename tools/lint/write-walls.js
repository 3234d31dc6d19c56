/** `npm run walls` writes the walls into docs/ARCHITECTURE.md, as a table. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { walls } from './walls.js'

const FILE = join(import.meta.dirname, '../../docs/ARCHITECTURE.md')
const TABLE = /(?<=<!-- walls[^>]*-->\n)[^]*(?=<!-- \/walls -->)/

const codes = (patterns) => patterns.map((pattern) => `\`${pattern}\``).join(' ')
const row = ({ from, but, never, except, why }) =>
  [
    codes([from]) + (but ? ` but ${codes(but)}` : ''),
    codes(never) + (except ? ` but ${codes(except)}` : ''),
    why,
  ].join(' | ')

/** The document with the table of today's walls in it. */
export const withWalls = async (document) => {
  const table = ['What is in | may not import | because', '--- | --- | ---', ...walls.map(row)]
  const whole = document.replace(TABLE, () => `\n${table.join('\n')}\n\n`)
  return format(whole, { ...(await resolveConfig(FILE)), parser: 'markdown' })
}

if (import.meta.main) writeFileSync(FILE, await withWalls(readFileSync(FILE, 'utf8')))
