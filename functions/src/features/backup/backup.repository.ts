import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { schemaVersionOf } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { AuditDocument } from '#database/documents.ts'
import { maintenanceOf, recordMaintenance } from '#database/record-maintenance.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { putMail } from '#database/repositories/outbox.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Author } from '#domain/caller.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { openAuth } from '#platform/firebase/open-auth.ts'
import type { ShopContext } from '../../shop-context.ts'
import { accountPage } from './account-lines.ts'
import { ACCOUNTS, PICTURES, documentsFile, lineOf, pictureFile } from './backup-files.ts'
import type { Piece } from './encrypted-file.ts'

/** Documents read at a time. A document has at most 1 MiB (cloud.google.com/firestore/quotas). */
const DOCUMENTS = 100
const IMAGES = 8

const HOUR_MS = 3_600_000

/** The position in a backup: collection, accounts or pictures, and after which item. */
export type Place =
  | { in: 'documents'; name: string; after?: string | undefined }
  | { in: 'accounts'; after?: string | undefined }
  | { in: 'pictures'; name: string; after?: string | undefined }

/** `next` is the position to continue at; undefined at the end. */
export type Read = { pieces: Piece[]; next: Place | undefined }

/** Loaded at first use: it needs the Firestore client, which would slow every instance's start. */
const documentLines = () => import('./document-lines.ts')

const following = <T extends string>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => one > name)

/** Within the last hour by the database's clock; a browser gives up earlier. */
const isRecentDownload = (entry: QueryDocumentSnapshot<AuditDocument>): boolean => {
  const { action, at } = entry.data()
  return action === 'backup.downloaded' && entry.readTime.toMillis() - at.toMillis() < HOUR_MS
}

const notesOfDownloads = (connect: Connect) => ({
  /** Records a download in the audit log, or finds the record when its call is repeated; returns the entry's id. */
  noteBegun: async (by: Author, shopName: string): Promise<string> => {
    const database = await connect()
    const theirs = database.audit.where('by._id', '==', by._id).orderBy('at', 'desc').limit(1)
    const last = (await theirs.get()).docs.at(0)
    if (last && isRecentDownload(last)) return last.id
    const batch = database.firestore.batch()
    const { id } = database.audit.doc()
    const target = { _id: 'backup', name: shopName }
    recordAudit(database, batch, { id, by, action: 'backup.downloaded', target, changes: {} })
    await batch.commit()
    return id
  },

  /** Whether this audit entry records a download by this author. One read. */
  hasBegun: async (entry: string, by: Author): Promise<boolean> => {
    const { audit } = await connect()
    const noted = (await audit.doc(entry).get()).data()
    return noted?.action === 'backup.downloaded' && noted.by._id === by._id
  },

  noteWhole: async (): Promise<void> => recordMaintenance(await connect(), 'downloaded'),
})

const mailOfReminder = (connect: Connect) => ({
  /** Puts a mail to the owner into the outbox, unless one was sent less than `days` days ago. */
  mailOwner: async (to: string, message: Mail, { at, days }: { at: Date; days: number }) => {
    const database = await connect()
    await inTransaction(database.firestore, async (work) => {
      const note = database.maintenance.doc('reminded')
      const last = await work.read(note)
      if (last && at.getTime() - last.at.toMillis() < days * DAY_MS) return
      work.set(note, maintenanceOf(database.timestamp(at)))
      putMail(database, work, { to, message, about: 'backup', at })
    })
  },
})

export const backupRepository = ({ connect, config, storage }: ShopContext) => {
  const readDocuments = async ({ name, after }: Place & { in: 'documents' }): Promise<Read> => {
    const { collectionsOf, documentPage } = await documentLines()
    const { firestore } = await connect()
    const collections = await collectionsOf(firestore)
    const here = collections.includes(name) ? name : following(collections, name)
    if (here === undefined) return { pieces: [], next: { in: 'accounts' } }
    const from = { after: here === name ? after : undefined, limit: DOCUMENTS }
    const { lines, last } = await documentPage(firestore, here, from)
    const then = last === undefined ? following(collections, here) : here
    return {
      pieces: [{ name: documentsFile(here), bytes: Buffer.from(lines.join('')) }],
      next: then ? { in: 'documents', name: then, after: last } : { in: 'accounts' },
    }
  }

  const readAccounts = async ({ after }: Place): Promise<Read> => {
    const { accounts, next } = await accountPage(await openAuth(config), after)
    return {
      pieces: [{ name: ACCOUNTS, bytes: Buffer.from(accounts.map(lineOf).join('')) }],
      next: next ? { in: 'accounts', after: next } : { in: 'pictures', name: PICTURES[0] },
    }
  }

  const readPictures = async ({ name, after }: Place & { in: 'pictures' }): Promise<Read> => {
    const found = await storage.listFrom(name, after ?? name, IMAGES + 1)
    const names = found.filter((one) => one !== after).slice(0, IMAGES)
    const pieces = await Promise.all(
      names.map(async (one) => ({ name: pictureFile(one), bytes: await storage.read(one) })),
    )
    const then = names.length < IMAGES ? following(PICTURES, name) : name
    return {
      pieces: pieces.flatMap(({ bytes, ...rest }) => (bytes ? [{ ...rest, bytes }] : [])),
      next:
        then === undefined
          ? undefined
          : { in: 'pictures', name: then, after: then === name ? names.at(-1) : undefined },
    }
  }

  return {
    /** Queues jobs of this instance that read whole parts. */
    inTurn: async <T>(job: () => Promise<T>): Promise<T> =>
      (await connect()).inTurn(['backup'], job),

    /** At most 100 documents, 1,000 accounts or 8 pictures. */
    read: (place: Place): Promise<Read> => {
      if (place.in === 'documents') return readDocuments(place)
      return place.in === 'accounts' ? readAccounts(place) : readPictures(place)
    },

    schemaVersions: async (): Promise<Record<string, number>> => {
      const { collectionsOf } = await documentLines()
      const { firestore } = await connect()
      const names = await collectionsOf(firestore)
      return Object.fromEntries(names.map((name) => [name, schemaVersionOf(name)]))
    },

    /** Two records and, if there is none, whether there is an order: three or four reads. */
    state: async () => {
      const { maintenance, orders } = await connect()
      const [exported, downloaded, scheduled] = await Promise.all(
        (['exported', 'downloaded', 'scheduled'] as const).map(
          async (what) => (await maintenance.doc(what).get()).data()?.at,
        ),
      )
      const isUsed = exported ?? downloaded ?? (await orders.limit(1).get()).docs.at(0)
      return {
        exportedAt: exported?.toDate(),
        downloadedAt: downloaded?.toDate(),
        isScheduled: scheduled !== undefined,
        hasOrders: isUsed !== undefined,
      }
    },

    schedule: async (isScheduled: boolean): Promise<void> => {
      const database = await connect()
      if (isScheduled) await recordMaintenance(database, 'scheduled')
      else await database.maintenance.doc('scheduled').delete()
    },

    ...notesOfDownloads(connect),
    ...mailOfReminder(connect),
  }
}
