import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/** The mode of another user's file, e.g. in a shared folder, can't be changed: it is used as it is. */
const restrict = (file: string) => {
  try {
    chmodSync(file, OWNER_ONLY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Makes an SQLite file readable by its owner only, because it may contain addresses and password hashes. SQLite gives
 * its side files the same mode; this also changes those left by a killed process.
 */
export const makePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) restrict(name)
}
