import { CONTENT_SLUGS, type ContentSlug, type PageText } from '@bartan/contract/content/content'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { AuditDocument } from '#database/documents.ts'
import { onlyFields } from '#database/only-fields.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import type { ContentDocument } from '#database/settings-documents.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Caller } from '#domain/caller.ts'

export type SavedPage = {
  version: number
  texts: Readonly<Record<string, PageText>>
  at: Date
  by: string
}

/** Saved pages; the others are the code's. */
export type SavedPages = ReadonlyMap<string, SavedPage>

/** The most saves listed; older ones can be opened by number. */
const MAX_VERSIONS = 50

const saved = ({ version, texts, savedAt, by }: ContentDocument): SavedPage => ({
  version,
  texts,
  at: savedAt.toDate(),
  by: by.name,
})

export type Entry = {
  id: string
  slug: ContentSlug
  versions: { from: number; to: number }
  undo: AuditDocument['undo']
}

/** A batch is one save, so it has few entries. */
const MAX_ENTRIES = 20

const targetOf = (slug: ContentSlug) => `page-${slug}`

const entryIn = (
  id: string,
  { action, target, changes, undo }: AuditDocument,
): Entry | undefined => {
  const slug = CONTENT_SLUGS.find((one) => target._id === targetOf(one))
  const { from, to } = changes['version'] ?? {}
  return action === 'page.changed' && slug
    ? { id, slug, versions: { from: Number(from), to: Number(to) }, undo }
    : undefined
}

const versionId = (slug: ContentSlug, version: number | string) => `${slug}-${version}`

const contentUnit = (database: Database, work: UnitOfWork) => {
  const { contentPages, contentVersions, audit } = database
  return {
    read: async (slug: ContentSlug): Promise<SavedPage | undefined> => {
      const document = await work.read(contentPages.doc(slug))
      return document && saved(document)
    },

    /** The texts after a save; empty before the first. */
    textsOf: async (slug: ContentSlug, version: number): Promise<SavedPage['texts']> =>
      (await work.read(contentVersions.doc(versionId(slug, version))))?.texts ?? {},

    /** Newest first. Index: audit(batch, at desc). */
    entries: async (batch: string): Promise<Entry[]> => {
      const all = audit.where('batch', '==', batch).orderBy('at', 'desc').limit(MAX_ENTRIES)
      return (await work.find(all)).flatMap((entry) => entryIn(entry.id, entry.data()) ?? [])
    },

    settle: (id: string, undo: 'done' | 'skipped'): void => work.update(audit.doc(id), { undo }),

    save: (
      slug: ContentSlug,
      { version, texts, at }: Pick<SavedPage, 'version' | 'texts' | 'at'>,
      { by, languages, batch }: { by: Caller; languages: string[]; batch: string },
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
        batch,
        action: 'page.changed',
        target: { _id: targetOf(slug), name: `/${slug}` },
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
    const ofPage = contentVersions.where('slug', '==', slug).orderBy('version', 'desc')
    const all = onlyFields(ofPage.limit(MAX_VERSIONS), 'version', 'savedAt', 'by')
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
