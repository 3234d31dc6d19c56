import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'

type CachedFile = { modified: number; etag: string; bytes: Buffer }

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** How long a file that wasn't there is not looked for again: each page's address is none, and looked for three times. */
const ABSENT_MS = 1000

/** Addresses that are remembered as none; made-up ones are without end. */
const MAX_ABSENT = 1000

/**
 * Finds files for superstatic. Its own provider sends ETags without quotes, answers a malformed `%` with 500, and
 * leaves a file open for each 304. The web's build is small, so it is cached in memory.
 */
export const createFileProvider = (folder: string) => {
  const cache = new Map<string, CachedFile>()
  const absent = new Map<string, number>()

  const statOf = async (file: string) => {
    const now = performance.now()
    if (now - (absent.get(file) ?? -Infinity) < ABSENT_MS) return undefined
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile()) return found
    if (absent.size >= MAX_ABSENT) absent.clear()
    absent.set(file, now)
    return undefined
  }

  const read = async (file: string, modified: number): Promise<CachedFile> => {
    const cached = cache.get(file)
    if (cached?.modified === modified) return cached
    const bytes = await readFile(file)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const fresh = { modified, etag, bytes }
    cache.set(file, fresh)
    return fresh
  }

  return async (_request: unknown, pathname: string) => {
    const path = decode(pathname)
    if (path === undefined || path.includes('\0')) return null
    const file = join(folder, path)
    if (!file.startsWith(folder + sep)) return null
    const found = await statOf(file)
    if (!found) return null
    const { etag, bytes } = await read(file, found.mtimeMs)
    return { modified: found.mtimeMs, size: bytes.length, etag, stream: Readable.from([bytes]) }
  }
}
