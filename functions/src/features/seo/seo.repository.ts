import { collectionKey, type Seo } from '@bartan/contract/seo/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Caller } from '#domain/caller.ts'
import type { FieldChanges } from '#domain/field-changes.ts'

const NOTHING: Seo = { version: 0, heads: [], collections: [] }

/** By address, so that no call searches the list. */
export type SeoIndex = Seo & {
  byPage: ReadonlyMap<string, Seo['heads'][number]>
  byCollection: ReadonlyMap<string, Seo['collections'][number]>
}

const indexOf = (seo: Seo): SeoIndex => ({
  ...seo,
  byPage: new Map(seo.heads.map((head) => [head.page, head])),
  byCollection: new Map(seo.collections.map((one) => [collectionKey(one.slug), one])),
})

const seoUnit = (database: Database, work: UnitOfWork) => {
  const { seo } = database
  return {
    read: async (): Promise<Seo> => (await work.read(seo)) ?? NOTHING,
    save: (after: Seo, changes: FieldChanges, by: Caller): void => {
      work.set(seo, after)
      recordAudit(database, work, {
        by,
        action: 'found.changed',
        target: { _id: 'found', name: String(after.version) },
        changes,
      })
    },
  }
}

export const seoRepository = (connect: Connect) => ({
  transact: transactions(connect, seoUnit),
  load: async (): Promise<SeoIndex> => {
    const { seo } = await connect()
    return indexOf((await seo.get()).data() ?? NOTHING)
  },
  indexOf,
})
