import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'

/**
 * How far a store was written, kept apart from it. SQLite ends its write-ahead log at the first record whose checksum is
 * wrong, and so loses what follows a damaged byte without a word; here stands what must be there.
 *
 * A mark is added after each commit, without a sync of its own: it outlives the process, and after a power cut a few may be
 * missing, or the last be torn, which finds less but never too much. Each line has its checksum.
 */
type Mark = {
  readonly at: number
  /** Grows with each commit, and can be told from the store itself. */
  readonly position: number
  readonly changes: number
  /** How many of them in which collection. */
  readonly of?: Readonly<Record<string, number>>
  /** Checksum of the store's file, once it is closed. */
  readonly seal?: number
}

export type Loss = {
  readonly changes: number
  readonly of: ReadonlyMap<string, number>
  readonly from: number
  readonly to: number
  /** What was there when the store was opened last is gone, too. */
  readonly isOfBefore: boolean
}

/** Past this size it begins again, with the last mark. */
const MAX_BYTES = 1_000_000
const CHUNK = 1 << 20

const endFile = (file: string) => `${file}.end`

const lineOf = (mark: Mark): string => {
  const text = JSON.stringify(mark)
  return `${text} ${crc32(text).toString(16)}\n`
}

const readLine = (line: string): Mark[] => {
  const [, text = '', sum] = /^(.*) ([0-9a-f]+)$/.exec(line) ?? []
  return sum !== undefined && crc32(text).toString(16) === sum ? [JSON.parse(text) as Mark] : []
}

const linesOf = (file: string): string[] =>
  existsSync(endFile(file)) ? readFileSync(endFile(file), 'utf8').split('\n') : []

const readMarks = (file: string): Mark[] => linesOf(file).flatMap(readLine)

/** The beginning of a line, or zeros: what a power cut leaves of the last one. */
const TORN = /^(?:[ -~]*|\0*)$/

/** How many lines are not as they were written; the first is there as soon as the file is. */
export const damagedMarks = (file: string): number => {
  if (!existsSync(endFile(file))) return 0
  const lines = linesOf(file)
  const last = lines.pop() ?? ''
  const damaged = lines.filter((line) => readLine(line).length === 0)
  return damaged.length + (lines.length > 0 && TORN.test(last) ? 0 : 1)
}

/** When something was noted last, in milliseconds. */
export const lastMarkAt = (file: string): number | undefined => readMarks(file).at(-1)?.at

const checksumOf = (file: string): number => {
  const fd = openSync(file, 'r')
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    let sum = 0
    for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk))
      sum = crc32(chunk.subarray(0, read), sum)
    return sum
  } finally {
    closeSync(fd)
  }
}

const isWholeIn = (file: string) => !existsSync(`${file}-wal`) || statSync(`${file}-wal`).size === 0

/** What was committed after `position`, the last that the store knows of. */
export const lossAfter = (file: string, position: number): Loss | undefined => {
  const lost = readMarks(file).filter((mark) => mark.position > position)
  const [first, last] = [lost[0], lost.at(-1)]
  if (!first || !last) return undefined
  const of = new Map<string, number>()
  for (const mark of lost)
    for (const [name, count] of Object.entries(mark.of ?? {}))
      of.set(name, (of.get(name) ?? 0) + count)
  const changes = lost.reduce((sum, mark) => sum + mark.changes, 0)
  return { changes, of, from: first.at, to: last.at, isOfBefore: first.changes === 0 }
}

export type Seal = 'none' | 'holds' | { readonly brokenSince: number }

/** Whether a store's file is as it was closed; none, if it was not, or a version that knows no marks has written it since. */
export const sealOf = (file: string, position: number): Seal => {
  const last = readMarks(file).at(-1)
  if (last?.seal === undefined || last.position !== position || !isWholeIn(file)) return 'none'
  return checksumOf(file) === last.seal ? 'holds' : { brokenSince: last.at }
}

/** Writes the marks of an open store. A disk that is full takes none, and the store goes on. */
export const openMarks = (file: string, position: number) => {
  let fd: number | undefined
  let size = 0

  const write = (line: string) => {
    if (fd === undefined) return
    try {
      const written = writeSync(fd, line, size)
      if (written === Buffer.byteLength(line)) size += written
      // The disk has become full on the way.
      else ftruncateSync(fd, size)
    } catch {
      // Without this mark a loss would be found smaller, or not at all.
    }
  }
  /** Written aside and renamed, so that there is always a whole line. */
  const begin = (mark: Mark) => {
    if (fd !== undefined) closeSync(fd)
    fd = undefined
    const line = lineOf(mark)
    const aside = `${endFile(file)}.new`
    try {
      writeFileSync(aside, line, { mode: 0o600, flush: true })
      renameSync(aside, endFile(file))
      size = Buffer.byteLength(line)
      fd = openSync(endFile(file), 'r+')
    } catch {
      for (const name of [aside, endFile(file)]) rmSync(name, { force: true })
    }
  }
  begin({ at: Date.now(), position, changes: 0 })

  return {
    add: (mark: Omit<Mark, 'at' | 'seal'>) => {
      const line = lineOf({ at: Date.now(), ...mark })
      if (size > MAX_BYTES) begin({ at: Date.now(), position: mark.position, changes: 0 })
      else write(line)
    },
    /** After the store was closed, at `last`. */
    seal: (last: number) => {
      if (isWholeIn(file))
        begin({ at: Date.now(), position: last, changes: 0, seal: checksumOf(file) })
      if (fd !== undefined) closeSync(fd)
      fd = undefined
    },
  }
}

export type Marks = ReturnType<typeof openMarks>
