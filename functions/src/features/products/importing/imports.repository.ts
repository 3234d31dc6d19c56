import { gunzipSync, gzipSync } from 'node:zlib'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type {
  FailedPicture,
  ImportDocument,
  RetriedPicture,
} from '#database/operation-documents.ts'
import { transactWithReply, inTransaction } from '#database/transaction.ts'
import { AppError } from '#domain/app-error.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'

/** Without a sign of life for this long, a worker is presumed dead. */
const WORKER_MS = 15_000

const KEPT_DAYS = 30

const fileOf = (id: string): string => `imports/${id}.csv.gz`

export type NewImport = Pick<
  ImportDocument,
  'category' | 'by' | 'total' | 'pictures' | 'faulty' | 'state' | 'options'
>

export type Progress = Partial<
  Pick<
    ImportDocument,
    'state' | 'done' | 'pictures' | 'faulty' | 'failures' | 'crashes' | 'retries'
  >
>

/** Pictures beyond a product's limit aren't retried: that failure is permanent. */
const toRetry = ({ url, altText = '', color, product, code }: FailedPicture): RetriedPicture[] =>
  product === undefined || code === 'too_many'
    ? []
    : [{ url, altText, product, ...(color && { color }) }]

const begun = (at: Date, timestamp: Database['timestamp']) => ({
  done: 0,
  worker: null,
  failures: 0,
  createdAt: timestamp(at),
  expiresAt: timestamp(new Date(at.getTime() + KEPT_DAYS * DAY_MS)),
})

/** The failed pictures of a finished import that are fetched again. */
const retriesOf = ({ state, pictures }: ImportDocument): RetriedPicture[] => {
  if (state === 'running') throw new AppError('conflict', reason('import_runs'))
  const retries = pictures.failed.flatMap(toRetry)
  if (retries.length === 0) throw new AppError('conflict', reason('import_has_no_pictures'))
  return retries
}

/** Imports of products, stored so that another instance can continue them. */
export const importsRepository = (
  connect: Connect,
  storage: Pick<ImageStore, 'read' | 'write' | 'remove'>,
) => ({
  find: async (id: string): Promise<ImportDocument | undefined> => {
    if (!isDocumentId(id)) return undefined
    const { imports } = await connect()
    return (await imports.doc(id).get()).data()
  },

  /** Writes the file before the import's document. */
  create: async (csv: string, wanted: NewImport, at: Date): Promise<{ id: string }> => {
    const database = await connect()
    const { imports, timestamp } = database
    const { id } = imports.doc()
    await storage.write(fileOf(id), gzipSync(csv), 'application/gzip')
    return transactWithReply(database, async (work, keep) => {
      work.create(imports.doc(id), { ...wanted, ...begun(at, timestamp), file: fileOf(id) })
      return keep.reply({ id })
    })
  },

  /** Creates one retry import per finished import with failed pictures; repeated calls return the same. */
  createRetry: async (of: string, by: ImportDocument['by'], at: Date): Promise<{ id: string }> => {
    const missing = new AppError('not_found', reason('import_not_found'))
    if (!isDocumentId(of)) throw missing
    const database = await connect()
    const { imports, timestamp } = database
    return transactWithReply(database, async (work, keep) => {
      const found = await work.read(imports.doc(of))
      if (!found) throw missing
      if (found.retriedBy) return keep.reply({ id: found.retriedBy })
      const retries = retriesOf(found)
      const { id } = imports.doc()
      work.create(imports.doc(id), {
        ...begun(at, timestamp),
        state: 'running',
        category: null,
        by,
        total: 0,
        pictures: { done: 0, total: retries.length, failed: [] },
        faulty: [],
        file: '',
        batch: found.batch ?? of,
        retries,
      })
      work.update(imports.doc(of), { retriedBy: id })
      return keep.reply({ id })
    })
  },

  readFile: async ({ file }: ImportDocument): Promise<string | undefined> => {
    const bytes = await storage.read(file)
    return bytes && gunzipSync(bytes).toString()
  },

  /**
   * Takes the lease on an import for a worker, unless another has it; returns its progress. A worker that neither ended
   * nor renewed its lease has died: that is counted here, since it can't.
   */
  take: async (id: string, worker: string, at: Date): Promise<ImportDocument | undefined> => {
    const { firestore, imports, timestamp } = await connect()
    return inTransaction(firestore, async (work) => {
      const found = await work.read(imports.doc(id))
      if (found?.state !== 'running') return undefined
      const { worker: other } = found
      const isTaken = other && other.id !== worker && other.until.toMillis() > at.getTime()
      if (isTaken) return undefined
      const until = timestamp(new Date(at.getTime() + WORKER_MS))
      const crashes = (found.crashes ?? 0) + (other ? 1 : 0)
      work.update(imports.doc(id), { worker: { id: worker, until }, crashes })
      return { ...found, crashes }
    })
  },

  /** Records the progress; false if another worker has the lease. `isOver` releases it. */
  note: async (
    id: string,
    worker: string,
    { at, isOver = false, ...progress }: Progress & { at: Date; isOver?: boolean },
  ): Promise<boolean> => {
    const { firestore, imports, timestamp } = await connect()
    return inTransaction(firestore, async (work) => {
      const found = await work.read(imports.doc(id))
      if (found?.worker?.id !== worker) return false
      const until = timestamp(new Date(at.getTime() + WORKER_MS))
      work.update(imports.doc(id), { ...progress, worker: isOver ? null : { id: worker, until } })
      return true
    })
  },

  removeFile: (id: string): Promise<void> => storage.remove(fileOf(id)),
})

export type ImportsRepository = ReturnType<typeof importsRepository>
