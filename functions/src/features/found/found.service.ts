import type { CollectionRule, Found, RuledCollection } from '@bartan/contract/found/rules'
import { collectionKey, listPage } from '@bartan/contract/found/rules'
import { isNoHead } from '@bartan/contract/shared/head'
import type { FoundChange, FoundPage, FoundReply } from '@bartan/contract/found/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { FoundUnit, Known } from './found.repository.ts'

type Ports = {
  transact: Transact<FoundUnit>
  load: () => Promise<Known>
  mirror: { current: () => Promise<Known>; take: (known: Known) => void }
  knownOf: (found: Found) => Known
  /** Number of published products that match a rule. */
  count: (rule: CollectionRule) => Promise<number>
}

/** For the audit log: addresses, each with its texts. */
const told = ({ heads, collections }: Found): Record<string, string> => ({
  ...Object.fromEntries(heads.map(({ page, ...head }) => [page, JSON.stringify(head)])),
  ...Object.fromEntries(
    collections.map(({ slug, ...one }) => [listPage(slug), JSON.stringify(one)]),
  ),
})

const LIST = /^\/collections\/([^?]+)$/

const nameIn = (page: string): string | undefined => {
  const [, name] = LIST.exec(page) ?? []
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** How pages are found: texts for search engines, and ruled collections. */
export const foundService = ({ transact, load, mirror, knownOf, count }: Ports) => {
  const reply = async ({ version, heads, collections }: Found): Promise<FoundReply> => {
    const counts: Record<string, number> = {}
    for (const { slug, rule } of collections) counts[slug] = await count(rule)
    return { version, heads, collections, counts }
  }

  return {
    current: () => mirror.current(),

    /** A ruled collection; undefined for one that products name themselves. */
    madeOf: async (collection: string): Promise<RuledCollection | undefined> =>
      (await mirror.current()).byCollection.get(collectionKey(collection)),

    page: async (page: string): Promise<FoundPage> => {
      const { byPage, byCollection } = await mirror.current()
      const name = nameIn(page)
      const collection = name === undefined ? undefined : byCollection.get(collectionKey(name))
      return { head: collection?.head ?? byPage.get(page) }
    },

    /** From the database: a form with older data could not save. */
    open: async (): Promise<FoundReply> => {
      const known = await load()
      mirror.take(known)
      return reply(known)
    },

    /** A change without effect writes nothing. */
    change: async ({ version, ...change }: FoundChange, by: Caller): Promise<FoundReply> => {
      const saved = await transact([lockOf.found], async (unit, keep) => {
        const before = await unit.read()
        const after: Found = {
          version: version + 1,
          heads: (change.heads ?? before.heads).filter((head) => !isNoHead(head)),
          collections: change.collections ?? before.collections,
        }
        const changes = fieldChanges(told(before), told(after))
        if (Object.keys(changes).length === 0) return keep.facts(before)
        if (before.version !== version)
          throw new AppError('changed_meanwhile', reason('found_changed_meanwhile'), {
            current: { version: before.version },
          })
        unit.save(after, changes, by)
        return keep.facts(after)
      })
      mirror.take(knownOf(saved))
      return reply(saved)
    },

    /** Answers a repeated save. */
    changedAgain: (saved: Found): Promise<FoundReply> => reply(saved),
  }
}

export type FoundService = ReturnType<typeof foundService>
