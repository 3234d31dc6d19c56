import type { Clock } from '../engine/clock.ts'
import type { Change, Document } from '../engine/document.ts'
import { Failure } from '../engine/failure.ts'
import { afterPrefix, KeyWriter } from '../engine/key-writer.ts'
import type { Micros } from '../engine/moment.ts'
import { collectionIdOf, parentOf, segmentsOf } from '../engine/path.ts'
import { inScope } from '../engine/query-filter.ts'
import type { Scope } from '../engine/query.ts'
import type { CommitEvent, IndexShape, KeyRange, Store, Unit } from '../engine/store.ts'
import { openDataFolder } from './data-folder.ts'
import { fieldsFromJson, fieldsToJson } from './fields-json.ts'
import { Indexes } from './indexes.ts'
import type { DocumentRow } from './schema.ts'
import { type Statements, statements } from './statements.ts'

/** No row has this id. */
const NOWHERE = -1
const LOWEST = Buffer.alloc(0)
const HIGHEST = Buffer.from([0xff])
const HOUR: Micros = 3_600_000_000
/** A margin over the hour in which reads of the past are allowed. */
const HISTORY: Micros = HOUR + 60_000_000

interface Waiting {
  readonly database: string
  readonly run: (time: Micros) => { changes: readonly Change[]; settle: () => void }
  readonly reject: (error: unknown) => void
}

const larger = (left: Buffer, right: Buffer) => (Buffer.compare(left, right) > 0 ? left : right)

const keyOf = (path: string) => new KeyWriter().path(path).finish()

const toDocument = (row: DocumentRow): Document => ({
  path: row.path,
  fields: fieldsFromJson(row.fields),
  createTime: row.create_time,
  updateTime: row.update_time,
})

const toRow = ({ path, fields, createTime, updateTime }: Document): DocumentRow => ({
  path,
  fields: fieldsToJson(fields),
  create_time: createTime,
  update_time: updateTime,
})

/** Documents in an SQLite file. Commits that wait for each other's disk write share one. */
export class SqliteStore implements Store {
  readonly #db
  readonly #sql: Statements
  readonly #indexes: Indexes
  readonly #listeners = new Set<(event: CommitEvent) => void>()
  readonly #databases = new Map<string, number>()
  readonly #groups = new Map<string, number>()
  readonly #collections = new Map<string, number>()
  readonly lastTime: Micros
  #clock: Clock | undefined
  #queue: Waiting[] = []
  #scheduled = false

  constructor(folder: string) {
    this.#db = openDataFolder(folder)
    this.#sql = statements(this.#db)
    this.#indexes = new Indexes(this.#sql, toDocument)
    this.lastTime = Math.max(this.#sql.meta('last_time') ?? 0, this.#sql.lastChange())
  }

  /** Commits take their times from here. */
  useClock(clock: Clock) {
    this.#clock = clock
  }

  /** Ids never change; reads look them up, and only writes make them. */
  #known(cache: Map<string, number>, name: string, find: () => number | undefined): number {
    const known = cache.get(name)
    if (known !== undefined) return known
    const id = find()
    if (id !== undefined) cache.set(name, id)
    return id ?? NOWHERE
  }

  #database(name: string): number {
    return this.#known(this.#databases, name, () => this.#sql.knownDatabase(name))
  }

  #group(database: number, collectionId: string): number {
    return this.#known(this.#groups, `${database}/${collectionId}`, () =>
      this.#sql.knownGroup(database, collectionId),
    )
  }

  #collection(group: number, parent: string): number {
    return this.#known(this.#collections, `${group}/${parent}`, () =>
      this.#sql.knownCollection(group, parent),
    )
  }

  #place(name: string, path: string) {
    const database = this.#known(this.#databases, name, () => this.#sql.database(name))
    const collectionId = collectionIdOf(path)
    const group = this.#known(this.#groups, `${database}/${collectionId}`, () =>
      this.#sql.group(database, collectionId),
    )
    const parent = parentOf(path)
    const collection = this.#known(this.#collections, `${group}/${parent}`, () =>
      this.#sql.collection(group, parent),
    )
    return { database, group, collection, key: keyOf(path) }
  }

  get(database: string, path: string): Document | undefined {
    const row = this.#sql.get(this.#database(database), keyOf(path))
    return row && toDocument(row)
  }

  /** The table and the row number in it that stand for a scope. */
  #source(database: string, { parent, collectionId, descendants }: Scope) {
    const id = this.#database(database)
    if (collectionId === undefined) return ['database', id] as const
    const group = this.#group(id, collectionId)
    return descendants
      ? (['group', group] as const)
      : (['collection', this.#collection(group, parent)] as const)
  }

  *byName(database: string, scope: Scope, range: KeyRange): Iterable<Document> {
    const below = new KeyWriter().ids(scope.descendants ? scope.parent : '').finish()
    const lower = larger(range.lower ?? LOWEST, below)
    const end = below.length > 0 ? (afterPrefix(below) ?? HIGHEST) : HIGHEST
    const upper = larger(range.upper ?? HIGHEST, end) === end ? (range.upper ?? HIGHEST) : end
    const [table, of] = this.#source(database, scope)
    for (const row of this.#sql.scan(table, of, lower, upper, range.reverse ?? false))
      yield toDocument(row)
  }

  *byIndex(database: string, scope: Scope, shape: IndexShape, range: KeyRange): Iterable<Document> {
    const group = this.#group(this.#database(database), scope.collectionId ?? '')
    if (group === NOWHERE) return
    const { id } = this.#indexes.get(group, scope.descendants, shape)
    const { lower = LOWEST, upper = HIGHEST, reverse = false } = range
    for (const row of this.#sql.scan('index', id, lower, upper, reverse)) yield toDocument(row)
  }

  holdsAtMost(database: string, scope: Scope, count: number): boolean {
    const [table, of] = this.#source(database, scope)
    return !this.#sql.hasMoreThan(table, of, count)
  }

  /** Steps over the names that start with `prefix`, from one next id to another. */
  *#nextIds(database: string, prefix: Buffer, level: number): Iterable<string> {
    const id = this.#database(database)
    const end = afterPrefix(prefix) ?? HIGHEST
    let from: Buffer | undefined = prefix
    while (from && Buffer.compare(from, end) < 0) {
      const path = this.#sql.nextPath(id, from)
      if (path === undefined || Buffer.compare(keyOf(path), end) >= 0) return
      const next = segmentsOf(path)[level]
      if (next === undefined) from = Buffer.concat([keyOf(path), Buffer.from([0])])
      else {
        yield next
        from = afterPrefix(Buffer.concat([prefix, new KeyWriter().id(next).finish()]))
      }
    }
  }

  collectionIds(database: string, parent: string): string[] {
    const prefix = new KeyWriter().ids(parent).finish()
    return [...this.#nextIds(database, prefix, segmentsOf(parent).length)]
  }

  pathsWithMissing(database: string, parent: string, collectionId: string): string[] {
    const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
    const prefix = new KeyWriter().ids(collection).finish()
    const ids = this.#nextIds(database, prefix, segmentsOf(collection).length)
    return [...ids].map((id) => `${collection}/${id}`)
  }

  getAt(database: string, path: string, time: Micros): Document | undefined {
    const row = this.#sql.stateAt(this.#database(database), path, time)
    if (!row) return this.get(database, path)
    const { fields, create_time, update_time } = row
    return fields === null || create_time === null || update_time === null
      ? undefined
      : toDocument({ path, fields, create_time, update_time })
  }

  changesSince(database: string, scope: Scope | undefined, time: Micros): Change[] {
    return this.#sql
      .changedPaths(this.#database(database), time)
      .filter((path) => !scope || inScope(scope, path))
      .map((path) => ({
        path,
        before: this.getAt(database, path, time),
        after: this.get(database, path),
      }))
  }

  subscribe(listener: (event: CommitEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  commit<T>(database: string, unit: Unit<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = (time: Micros) => {
        const { changes, result } = unit(this, time)
        return { changes, settle: () => resolve(result) }
      }
      this.#queue.push({ database, run, reject })
      if (this.#scheduled) return
      this.#scheduled = true
      setImmediate(() => this.flush())
    })
  }

  flush() {
    this.#scheduled = false
    const batch = this.#queue
    if (batch.length === 0) return
    this.#queue = []
    const settled: (() => void)[] = []
    const events: CommitEvent[] = []
    try {
      this.#sql.begin()
      for (const waiting of batch) this.#run(waiting, settled, events)
      this.#sql.commit()
    } catch (error) {
      if (this.#db.isTransaction) this.#sql.rollback()
      // Ids that were made in the transaction are gone with it.
      for (const cache of [this.#databases, this.#groups, this.#collections]) cache.clear()
      this.#indexes.forget()
      const failure = new Failure('UNAVAILABLE', `The commit could not be stored: ${String(error)}`)
      for (const { reject } of batch) reject(failure)
      return
    }
    for (const settle of settled) settle()
    for (const event of events) for (const listener of this.#listeners) listener(event)
  }

  #run({ database, run, reject }: Waiting, settled: (() => void)[], events: CommitEvent[]) {
    const time = this.#clock?.next() ?? 0
    let outcome: ReturnType<Waiting['run']>
    try {
      outcome = run(time)
    } catch (error) {
      // Nothing of this unit has been written yet; the others are not concerned.
      settled.push(() => reject(error))
      return
    }
    for (const change of outcome.changes) this.#write(database, change, time)
    settled.push(outcome.settle)
    if (outcome.changes.length > 0) events.push({ database, time, changes: outcome.changes })
  }

  #write(name: string, change: Change, time: Micros) {
    const { path, before, after } = change
    const place = this.#place(name, path)
    this.#sql.remember(place.database, path, time, before && toRow(before))
    let id = before ? this.#sql.documentId(place.database, place.key) : undefined
    if (after && id !== undefined) this.#sql.update(id, toRow(after))
    else if (after) id = this.#sql.insert(place, toRow(after))
    else if (id !== undefined) this.#sql.remove(id)
    if (id !== undefined) this.#indexes.apply(place.group, change, id)
  }

  clear(database: string) {
    this.flush()
    this.#sql.begin()
    this.#sql.clear(this.#database(database))
    this.#sql.commit()
    this.#indexes.forget()
  }

  /** Drops what reads of the past no longer may ask for. */
  prune(now: Micros) {
    this.#sql.setMeta('last_time', Math.max(this.lastTime, now))
    this.#sql.forget(now - HISTORY)
  }

  close() {
    this.flush()
    if (this.#clock) this.prune(this.#clock.read())
    this.#db.close()
  }
}
