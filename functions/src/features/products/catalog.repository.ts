import { randomUUID } from 'node:crypto'
import type { Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { withTimeout } from '#platform/concurrency/jobs.ts'
import type {
  CatalogCopy,
  CatalogSource,
  Moment,
  NewCopy,
  ReadProduct,
} from './replica/catalog-source.ts'

const PAGE = 1000
/** The copy may be replaced while it is read, which deletes its shards. */
const COPY_TRIES = 3
/** A writer that hasn't finished by then is presumed dead. */
const LEASE_MS = 120_000

/** The SDK would try for minutes to reach a lost Firestore; after this time the catalog serves what it has. */
const ANSWER_MS = 10_000
const answer = <T>(reading: Promise<T>): Promise<T> => withTimeout(reading, ANSWER_MS)

const momentOf = ({ seconds, nanoseconds }: Timestamp): Moment =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000)

/** Rounded down to the millisecond: a bound may be early, never late. */
const dateOf = (moment: Moment) => new Date(Math.floor(moment / 1000))

/** The catalog's access to Firestore: changed products, and the compact copy of all. */
export const catalogRepository = (connect: Connect): CatalogSource => ({
  readCopy: async () => {
    const database = await connect()
    for (let attempt = 1; attempt <= COPY_TRIES; attempt++) {
      const copy = await readCopy(database)
      if (copy !== 'replaced meanwhile') return copy
    }
    return undefined
  },

  // Pages are read in turn, so a concurrent change may be missed. The first page's time counts, so the next refresh
  // reads such a change.
  readChanges: async (from, take) => {
    const { products, timestamp } = await connect()
    const all: Query<ProductDocument> =
      from === undefined
        ? products.orderBy('__name__')
        : products.where('updatedAt', '>', timestamp(dateOf(from))).orderBy('updatedAt')
    let asOf: Moment | undefined
    let page: QuerySnapshot<ProductDocument> | undefined
    do {
      const last = page?.docs.at(-1)
      page = await answer((last ? all.startAfter(last) : all).limit(PAGE).get())
      asOf ??= momentOf(page.readTime)
      if (!page.empty) take(page.docs.map(readProduct))
    } while (page.size === PAGE)
    return asOf
  },

  readProducts: async (ids) => {
    const { firestore, products } = await connect()
    const snapshots = await answer(firestore.getAll(...ids.map((id) => products.doc(id))))
    return snapshots.map((snapshot) => ({
      id: snapshot.id,
      version: momentOf(snapshot.updateTime ?? snapshot.readTime),
      // All references are to products.
      document: snapshot.data() as ProductDocument | undefined,
    }))
  },

  publishCopy: async (copy) => publishCopy(await connect(), copy),
})

const readProduct = (snapshot: QuerySnapshot<ProductDocument>['docs'][number]): ReadProduct => ({
  id: snapshot.id,
  version: momentOf(snapshot.updateTime),
  document: snapshot.data(),
})

const readCopy = async ({
  firestore,
  catalogManifest,
  catalogShards,
}: Database): Promise<CatalogCopy | 'replaced meanwhile' | undefined> => {
  const manifest = (await answer(catalogManifest.get())).data()
  if (!manifest || manifest.generation === 0 || manifest.shards.length === 0) return undefined
  const { generation, shards, asOf } = manifest
  const snapshots = await answer(firestore.getAll(...shards.map((id) => catalogShards.doc(id))))
  const found = snapshots.map((snapshot) => snapshot.data()?.data as Uint8Array | undefined)
  const complete = found.filter((data) => data !== undefined)
  if (complete.length < shards.length) return 'replaced meanwhile'
  return { generation, shards: complete, changesFrom: momentOf(asOf) }
}

/**
 * Writes new shards, then switches the manifest to them in one transaction, so that a reader sees either the old copy
 * or the new one. A lease keeps two instances from doing the same work; a writer that lost it by stalling for minutes
 * notices at the end and deletes its own shards.
 */
const publishCopy = async (database: Database, copy: NewCopy): Promise<number> => {
  const by = randomUUID()
  const valid = await claimLease(database, copy.replaces, by)
  if (valid !== copy.replaces) return valid
  const generation = copy.replaces + 1
  const shards: string[] = []
  for await (const data of copy.shards) {
    const shard = database.catalogShards.doc()
    await shard.set({ generation, data })
    shards.push(shard.id)
  }
  const isPublished = await pointManifest(database, { copy, by, generation, shards })
  await (isPublished ? deleteOlder(database, generation) : deleteShards(database, shards))
  return isPublished ? generation : copy.replaces
}

/** Returns the current generation; another number if another instance is writing or was first. */
const claimLease = (
  { firestore, catalogManifest, timestamp }: Database,
  replaces: number,
  by: string,
): Promise<number> =>
  firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(catalogManifest)
    const manifest = snapshot.data()
    const now = snapshot.readTime.toMillis()
    if (manifest && manifest.generation !== replaces) return manifest.generation
    if (manifest?.lease && manifest.lease.until.toMillis() > now) return replaces + 1
    const lease = { by, until: timestamp(new Date(now + LEASE_MS)) }
    if (manifest) transaction.update(catalogManifest, { lease })
    else {
      const asOf = timestamp(new Date(0))
      transaction.create(catalogManifest, {
        generation: replaces,
        shards: [],
        count: 0,
        asOf,
        lease,
      })
    }
    return replaces
  })

type Written = { copy: NewCopy; by: string; generation: number; shards: string[] }

const pointManifest = (
  { firestore, catalogManifest, timestamp }: Database,
  { copy, by, generation, shards }: Written,
): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const manifest = (await transaction.get(catalogManifest)).data()
    if (manifest?.lease?.by !== by) return false
    const asOf = timestamp(dateOf(copy.changesFrom))
    transaction.update(catalogManifest, {
      generation,
      shards,
      count: copy.count,
      asOf,
      lease: null,
    })
    return true
  })

/** Deletes shards of the previous copy, and those of a writer that died. */
const deleteOlder = async (database: Database, generation: number): Promise<void> => {
  // Ids only: shards are large.
  const older = database.catalogShards.where('generation', '<', generation).select().limit(PAGE)
  let docs: QuerySnapshot['docs']
  do {
    docs = (await older.get()).docs
    await deleteShards(
      database,
      docs.map(({ id }) => id),
    )
  } while (docs.length === PAGE)
}

const deleteShards = async (
  { firestore, catalogShards }: Database,
  ids: readonly string[],
): Promise<void> => {
  const batch = firestore.batch()
  for (const id of ids) batch.delete(catalogShards.doc(id))
  await batch.commit()
}
