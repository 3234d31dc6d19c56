import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '@bartan/firestore-emulator/sqlite/make-private'
import { StackError } from '#stack/stack-error.ts'

const IN_MEMORY = ':memory:'

/** Opens or makes a store of the emulators, which only its owner can read; a damaged one is left as it is, and named. */
export const openStore = (file: string, schema: string): DatabaseSync => {
  if (file !== IN_MEMORY) makePrivate(file)
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`)
    const [fault = 'ok'] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
    if (fault !== 'ok') throw new Error(String(fault))
    return database
  } catch (error) {
    database.close()
    throw new StackError(
      `${file} is damaged or no store of the emulators (${(error as Error).message}). It was left as it is: restore a copy, or set SHOP_DATA to another folder.`,
      { cause: error },
    )
  }
}
