import { reason } from '@bartan/contract/reasons/reasons'
import {
  collectionKey,
  listPage,
  type CollectionRule,
  type Seo,
  type RuledCollection,
} from '@bartan/contract/seo/rules'
import type { SeoChange, PageHeadReply, SeoReply } from '@bartan/contract/seo/schema'
import { isNoHead } from '@bartan/contract/shared/head'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { ShopContext } from '../../shop-context.ts'
import { seoRepository, type SeoIndex } from './seo.repository.ts'

/** Number of published products that match a rule. */
type Count = (rule: CollectionRule) => Promise<number>

/** For the audit log: addresses, each with its texts. */
const auditedFields = ({ heads, collections }: Seo): Record<string, string> => ({
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

/** Search engine optimization: texts for search engines, and ruled collections. */
export const seoService = ({ connect, config, clock, log }: ShopContext, count: Count) => {
  const { transact, load, indexOf } = seoRepository(connect)
  const mirror = new Mirror<SeoIndex>({
    what: 'Collections and titles of pages',
    load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  const reply = async ({ version, heads, collections }: Seo): Promise<SeoReply> => {
    const counts: Record<string, number> = {}
    for (const { slug, rule } of collections) counts[slug] = await count(rule)
    return { version, heads, collections, counts }
  }

  return {
    current: () => mirror.current(),

    /** A ruled collection; undefined for one that products name themselves. */
    ruledCollection: async (collection: string): Promise<RuledCollection | undefined> =>
      (await mirror.current()).byCollection.get(collectionKey(collection)),

    page: async (page: string): Promise<PageHeadReply> => {
      const { byPage, byCollection } = await mirror.current()
      const name = nameIn(page)
      const collection = name === undefined ? undefined : byCollection.get(collectionKey(name))
      return { head: collection?.head ?? byPage.get(page) }
    },

    /** From the database: a form with older data could not save. */
    open: async (): Promise<SeoReply> => {
      const current = await load()
      mirror.take(current)
      return reply(current)
    },

    /** A change without effect writes nothing. */
    change: async ({ version, ...change }: SeoChange, by: Caller): Promise<SeoReply> => {
      const saved = await transact([lockOf.seo], async (unit, keep) => {
        const before = await unit.read()
        const after: Seo = {
          version: version + 1,
          heads: (change.heads ?? before.heads).filter((head) => !isNoHead(head)),
          collections: change.collections ?? before.collections,
        }
        const changes = fieldChanges(auditedFields(before), auditedFields(after))
        if (Object.keys(changes).length === 0) return keep.facts(before)
        if (before.version !== version)
          throw new AppError('changed_meanwhile', reason('found_changed_meanwhile'), {
            current: { version: before.version },
          })
        unit.save(after, changes, by)
        return keep.facts(after)
      })
      mirror.take(indexOf(saved))
      return reply(saved)
    },

    /** Answers a repeated save. */
    changedAgain: (saved: Seo): Promise<SeoReply> => reply(saved),
  }
}

export type SeoService = ReturnType<typeof seoService>
