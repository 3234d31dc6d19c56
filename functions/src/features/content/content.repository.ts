import { CONTENT_SLUGS } from '@bartan/contract/content/content'
import type { ContentSlug, PageText } from '@bartan/contract/content/content'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { Query } from 'firebase-admin/firestore'
import type { ContentDocument, ContentVersionDocument } from '#database/content-document.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Caller } from '#domain/caller.ts'

/** A page as the shop has saved it. */
export type SavedPage = {
  version: number
  texts: Readonly<Record<string, PageText>>
  at: Date
  by: string
}

/** Those that were saved; the others are the code's. */
export type SavedPages = ReadonlyMap<string, SavedPage>

/** The most saves that are listed: older ones are there by their number. */
const MOST_VERSIONS = 50

const saved = ({ version, texts, savedAt, by }: ContentDocument): SavedPage => ({
  version,
  texts,
  at: savedAt.toDate(),
  by: by.name,
})

const versionId = (slug: ContentSlug, version: number | string) => `${slug}-${version}`

const contentUnit = (database: Database, work: UnitOfWork) => {
  const { contentPages, contentVersions } = database
  return {
    read: async (slug: ContentSlug): Promise<SavedPage | undefined> => {
      const document = await work.read(contentPages.doc(slug))
      return document && saved(document)
    },

    save: (
      slug: ContentSlug,
      { version, texts, at }: Pick<SavedPage, 'version' | 'texts' | 'at'>,
      { by, languages }: { by: Caller; languages: string[] },
    ) => {
      const document = {
        version,
        texts,
        savedAt: database.timestamp(at),
        by: { _id: by._id, name: by.name },
      }
      work.set(contentPages.doc(slug), document)
      work.createNext(contentVersions.doc(versionId(slug, version)), { ...document, slug })
      recordAudit(database, work, {
        by,
        action: 'page.changed',
        target: { _id: `page-${slug}`, name: `/${slug}` },
        changes: {
          version: { from: version - 1, to: version },
          languages: { from: null, to: languages.join(', ') },
        },
      })
    },
  }
}

export type ContentUnit = ReturnType<typeof contentUnit>

export const contentRepository = (connect: Connect) => ({
  transact: transactions(connect, contentUnit),

  load: async (): Promise<SavedPages> => {
    const { contentPages } = await connect()
    const { docs } = await contentPages.limit(CONTENT_SLUGS.length).get()
    return new Map(docs.map((document) => [document.id, saved(document.data())]))
  },

  /** Newest first. Index: contentVersions(slug, version desc). */
  versions: async (slug: ContentSlug): Promise<Omit<SavedPage, 'texts'>[]> => {
    const { contentVersions } = await connect()
    const all = contentVersions
      .where('slug', '==', slug)
      .orderBy('version', 'desc')
      .limit(MOST_VERSIONS)
      .select('version', 'savedAt', 'by') as Query<Omit<ContentVersionDocument, 'texts'>>
    return (await all.get()).docs.map((document) => {
      const { version, savedAt, by } = document.data()
      return { version, at: savedAt.toDate(), by: by.name }
    })
  },

  version: async (slug: ContentSlug, version: string): Promise<SavedPage | undefined> => {
    const { contentVersions } = await connect()
    const document = (await contentVersions.doc(versionId(slug, version)).get()).data()
    return document && saved(document)
  },
})
