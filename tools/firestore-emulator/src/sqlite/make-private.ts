import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/** The mode of another user's file, say in a shared folder, can't be changed: it is used as it is. */
const restrict = (file: string) => {
  try {
    chmodSync(file, OWNER_ONLY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Makes an SQLite file one that only its owner reads, new or from before: it may hold addresses and hashes of passwords.
 * SQLite gives what it writes beside a file the mode of that file; what a killed process has left there is changed here.
 */
export const makePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) restrict(name)
}
