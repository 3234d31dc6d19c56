import { collectionKey } from '@bartan/contract/found/rules'
import type { Found } from '@bartan/contract/found/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Caller } from '#domain/caller.ts'
import type { FieldChanges } from '#domain/field-changes.ts'

const NOTHING: Found = { version: 0, heads: [], collections: [] }

/** By address, so that no call searches the list. */
export type Known = Found & {
  byPage: ReadonlyMap<string, Found['heads'][number]>
  byCollection: ReadonlyMap<string, Found['collections'][number]>
}

const knownOf = (found: Found): Known => ({
  ...found,
  byPage: new Map(found.heads.map((head) => [head.page, head])),
  byCollection: new Map(found.collections.map((one) => [collectionKey(one.slug), one])),
})

const foundUnit = (database: Database, work: UnitOfWork) => {
  const { found } = database
  return {
    read: async (): Promise<Found> => (await work.read(found)) ?? NOTHING,
    save: (after: Found, changes: FieldChanges, by: Caller): void => {
      work.set(found, after)
      recordAudit(database, work, {
        by,
        action: 'found.changed',
        target: { _id: 'found', name: String(after.version) },
        changes,
      })
    },
  }
}

export type FoundUnit = ReturnType<typeof foundUnit>

export const foundRepository = (connect: Connect) => ({
  transact: transactions(connect, foundUnit),
  load: async (): Promise<Known> => {
    const { found } = await connect()
    return knownOf((await found.get()).data() ?? NOTHING)
  },
  knownOf,
})
