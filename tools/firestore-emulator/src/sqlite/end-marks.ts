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
 * How far a store was written, recorded outside it. SQLite ends its write-ahead log at the first wrong checksum, and
 * silently loses everything after a damaged byte; the marks show what must exist.
 *
 * A mark is added after each commit, without its own sync. It survives the end of the process. After a power cut a few
 * marks may be missing or the last one torn, which can only understate a loss. Each line has its checksum.
 */
type Mark = {
  readonly at: number
  /** Grows with each commit, and is also in the store. */
  readonly position: number
  readonly changes: number
  /** The number by collection. */
  readonly of?: Readonly<Record<string, number>>
  /** Checksum of the store's file, once it is closed. */
  readonly seal?: number
}

export type Loss = {
  readonly changes: number
  readonly of: ReadonlyMap<string, number>
  readonly from: number
  readonly to: number
  /** Data that existed at the last opening is lost as well. */
  readonly isOfBefore: boolean
}

/** Above this size the file starts again, with the last mark. */
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

/** The beginning of a line, or zeros: a last line torn by a power cut. */
const TORN = /^(?:[ -~]*|\0*)$/

/** The number of damaged lines; the first line is written when the file is created. */
export const damagedMarks = (file: string): number => {
  if (!existsSync(endFile(file))) return 0
  const lines = linesOf(file)
  const last = lines.pop() ?? ''
  const damaged = lines.filter((line) => readLine(line).length === 0)
  return damaged.length + (lines.length > 0 && TORN.test(last) ? 0 : 1)
}

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

/** Commits after `position`, the store's last one. */
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

/**
 * Whether a store's file is as it was closed; 'none' if it wasn't closed properly, or a version without marks has
 * written it since.
 */
export const sealOf = (file: string, position: number): Seal => {
  const last = readMarks(file).at(-1)
  if (last?.seal === undefined || last.position !== position || !isWholeIn(file)) return 'none'
  return checksumOf(file) === last.seal ? 'holds' : { brokenSince: last.at }
}

/** Writes the marks of an open store. On a full disk it writes none, and the store continues. */
export const openMarks = (file: string, position: number) => {
  let fd: number | undefined
  let size = 0

  const write = (line: string) => {
    if (fd === undefined) return
    try {
      const written = writeSync(fd, line, size)
      if (written === Buffer.byteLength(line)) size += written
      // The disk became full during the write.
      else ftruncateSync(fd, size)
    } catch {
      // Without this mark, a loss may be understated or missed.
    }
  }
  /** Written to another file and renamed, so that there is always a whole line. */
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
    /** After closing the store, at `last`. */
    seal: (last: number) => {
      if (isWholeIn(file))
        begin({ at: Date.now(), position: last, changes: 0, seal: checksumOf(file) })
      if (fd !== undefined) closeSync(fd)
      fd = undefined
    },
  }
}

export type Marks = ReturnType<typeof openMarks>
