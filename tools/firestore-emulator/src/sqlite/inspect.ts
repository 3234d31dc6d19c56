import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError, type Missing } from './data-folder-error.ts'
import { damagedMarks, lastMarkAt, lossAfter, sealOf, type Loss } from './end-marks.ts'
import { sqliteCode, storageFault } from './storage-fault.ts'
import type { Unreadable } from './unreadable.ts'

/** https://www.sqlite.org/rescode.html */
const ERROR = 1
const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26

type Kind = {
  /** Throws if the file belongs to another program or version. */
  readonly check?: (db: DatabaseSync) => void
  /** The store's last commit; see end-marks.ts. */
  readonly position: (db: DatabaseSync) => number
  readonly unreadable?: (db: DatabaseSync) => Unreadable | undefined
}

const LEFT = 'It was left as it is'
const WAYS_OUT = `${LEFT}; restore a copy, or choose another data folder.`

const time = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

const counted = (of: ReadonlyMap<string, number>) =>
  [...of].map(([name, count]) => `${name} ${count}`).join(', ')

const lostText = (file: string, { changes, of, from, to, isOfBefore }: Loss) => {
  const which = of.size > 0 ? ` (${counted(of)})` : ''
  const written = `${changes} changes${which} from ${time(from)} to ${time(to)}`
  const lost = isOfBefore
    ? `has lost what was written before ${time(from)}${changes > 0 ? `, and ${written}` : ''}: it, or its log, is damaged, empty or gone`
    : `has lost its end: ${written} were written and can't be read; its log is damaged or gone`
  return `${file} ${lost}. ${LEFT}: a copy or export from after that has them. To go on without them, delete ${file}.end.`
}

const damagedText = (file: string, said: string, found: Unreadable | undefined) => {
  if (!found) return `${file} is damaged (${said}). ${WAYS_OUT}`
  const { documents, of, missing } = found
  const which = missing
    ? `${counted(of)} of ${documents} in all can't be read${missing.from > 0 ? `, of ${time(missing.from)} to ${time(missing.to)}` : ''}`
    : `all ${documents} can be read, but not all that finds them`
  return `${file} is damaged (${said}): ${which}. ${WAYS_OUT}`
}

/** If nothing can be distinguished: everything in it. */
const allOf = (file: string): Missing => ({ from: 0, to: lastMarkAt(file) ?? Date.now() })

export const explainOpening = (error: unknown, file: string): unknown => {
  if (error instanceof DataFolderError) return error
  const code = sqliteCode(error)
  if (code === undefined || !(error instanceof Error)) return error
  if (code === BUSY)
    return new DataFolderError(
      `${file} is in use by another process: stop it, or choose another data folder.`,
    )
  if (code === NOT_A_DATABASE || code === CORRUPT || code === ERROR)
    return new DataFolderError(
      `${file} is damaged or no data file of this program (${error.message}). ${WAYS_OUT}`,
      { missing: allOf(file) },
    )
  const fault = storageFault(error, file)
  return fault ? new DataFolderError(fault.message) : error
}

/** Marks show what is missing, so unreadable ones are an error themselves. */
const checkMarks = (file: string) => {
  const lines = damagedMarks(file)
  if (lines > 0)
    throw new DataFolderError(
      `${file}.end is damaged (${lines} of its lines can't be read), so nothing tells whether ${file} has all that was written. ${LEFT}: restore a copy of both. To go on with what is there, delete ${file}.end.`,
      { missing: allOf(file) },
    )
}

/** SQLite's integrity check, which compares each index with its table. */
const faultOf = (db: DatabaseSync): string | undefined => {
  const [said = 'ok'] = Object.values(db.prepare('PRAGMA integrity_check(3)').get() ?? {})
  // The line before the last names the database, of which there is one.
  return said === 'ok' ? undefined : String(said).split('\n').at(-1)
}

export type StoreState = {
  /** The store's last commit; see end-marks.ts. */
  readonly position: number
  /** Closed properly, and unchanged since. */
  readonly isSealed: boolean
}

const look = (
  db: DatabaseSync,
  file: string,
  { check, position, unreadable }: Kind,
): StoreState => {
  check?.(db)
  const last = position(db)
  checkMarks(file)
  const loss = lossAfter(file, last)
  if (loss) throw new DataFolderError(lostText(file, loss), { missing: loss })
  const seal = sealOf(file, last)
  if (seal === 'holds') return { position: last, isSealed: true }
  const fault =
    seal === 'none'
      ? faultOf(db)
      : `a byte has changed since it was closed at ${time(seal.brokenSince)}`
  const found = unreadable?.(db)
  if (fault === undefined && !found?.missing) return { position: last, isSealed: false }
  const mayGoOn = seal === 'none' ? '' : ` To take it as it is, delete ${file}.end.`
  const text = damagedText(file, fault ?? 'bytes have changed', found)
  throw new DataFolderError(`${text}${mayGoOn}`, { missing: found?.missing ?? allOf(file) })
}

/**
 * Checks a store's file before anything is written to it. Opening it for writing would make SQLite cut off the
 * unreadable part of its log, so this leaves file and log unchanged.
 */
export const inspect = (file: string, kind: Kind): StoreState => {
  if (!existsSync(file) || statSync(file).size === 0) {
    checkMarks(file)
    const loss = lossAfter(file, 0)
    if (loss) throw new DataFolderError(lostText(file, loss), { missing: loss })
    return { position: 0, isSealed: true }
  }
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 500 })
    return look(db, file, kind)
  } catch (error) {
    const found = sqliteCode(error) === CORRUPT && db ? kind.unreadable?.(db) : undefined
    if (!found) throw explainOpening(error, file)
    const text = damagedText(file, (error as Error).message, found)
    throw new DataFolderError(text, { missing: found.missing ?? allOf(file) })
  } finally {
    db?.close()
  }
}
