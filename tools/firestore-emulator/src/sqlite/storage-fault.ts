import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FailureCode } from '#engine/failure.ts'

/** https://www.sqlite.org/rescode.html */
const IO_ERROR = 10
const FULL = 13
const CANNOT_OPEN = 14
const READ_ONLY = 8

export type StorageFault = { readonly code: FailureCode; readonly message: string }

/** Free bytes where a file is; undefined if unknown. */
export const roomFor = (file: string): number | undefined => {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** SQLite's primary error code, without the extended part. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined

/** The disk's fault, if that made SQLite fail, with its code of google.rpc.Code. */
export const storageFault = (error: unknown, file: string): StorageFault | undefined => {
  const code = sqliteCode(error)
  const said = error instanceof Error ? error.message : String(error)
  // SQLite reports some failures for lack of space as I/O errors, e.g. when enlarging a mapped file.
  if (code === FULL || ((code === IO_ERROR || code === CANNOT_OPEN) && roomFor(file) === 0))
    return {
      code: 'RESOURCE_EXHAUSTED',
      message: `The disk is full: ${file} can't grow (ENOSPC). Make room (1 MB at least); nothing that was acknowledged is lost.`,
    }
  if (code === IO_ERROR)
    return {
      code: 'INTERNAL',
      message: `The disk fails: ${file} can't be read or written (${said}). Look into the system's log, and copy the folder to another disk.`,
    }
  if (code === READ_ONLY || code === CANNOT_OPEN)
    return {
      code: 'INTERNAL',
      message: `${file} can't be written (${said}): mend its permissions, or the disk's.`,
    }
  return undefined
}
