import type { Clock, Micros } from '#engine/clock.ts'
import type { Change, Document } from '#engine/document.ts'
import { afterPrefix, KeyWriter } from '#engine/key-writer.ts'
import { segmentsOf } from '#engine/path.ts'
import { inScope } from '#engine/query/query-filter.ts'
import type { Scope } from '#engine/query/query.ts'
import type { CommitEvent, IndexShape, KeyRange, Store, Unit } from '#engine/store.ts'
import { lastTime, openDataFolder } from './data-folder.ts'
import { Disk, type OnFault } from './disk.ts'
import { fieldsFromJson, fieldsToJson } from './fields-json.ts'
import { GroupCommit } from './group-commit.ts'
import { Indexes } from './indexes.ts'
import { HIGHEST, keyOf, LOWEST, prefixOf, Names, UNKNOWN_ID } from './names.ts'
import type { DocumentRow } from './schema.ts'
import { statements, type Statements } from './statements.ts'

const HOUR: Micros = 3_600_000_000
/** A margin over the hour in which reads of the past are allowed. */
const HISTORY: Micros = HOUR + 60_000_000
const EVERYTHING: Scope = { parent: '', descendants: true }

const larger = (left: Buffer, right: Buffer) => (Buffer.compare(left, right) > 0 ? left : right)
const smaller = (left: Buffer, right: Buffer) => (Buffer.compare(left, right) < 0 ? left : right)

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

export class SqliteStore implements Store {
  readonly #db
  readonly #disk: Disk
  readonly #sql: Statements
  readonly #names: Names
  readonly #indexes: Indexes
  readonly #commits: GroupCommit
  readonly lastTime: Micros
  #clock: Clock | undefined

  constructor(folder: string, onFault: OnFault = () => {}) {
    const { db, file, marks } = openDataFolder(folder)
    this.#db = db
    this.#disk = new Disk(file, marks, onFault)
    this.#sql = statements(this.#db)
    this.#names = new Names(this.#sql)
    this.#indexes = new Indexes(this.#sql, toDocument)
    this.#commits = new GroupCommit({
      begin: () => this.#begin(),
      commit: (events) => this.#commit(events),
      failure: (error) => this.#disk.failure(error),
      rollback: () => this.#rollback(),
      nextTime: () => this.#nextTime(),
      write: (database, change, time) => this.#write(database, change, time),
    })
    this.lastTime = lastTime(db)
  }

  /** Commits take their times from this clock. */
  useClock(clock: Clock) {
    this.#clock = clock
  }

  #nextTime(): Micros {
    if (!this.#clock) throw new Error('useClock has to come before the first commit')
    return this.#clock.next()
  }

  get(database: string, path: string): Document | undefined {
    const row = this.#sql.get(this.#names.database(database), keyOf(path))
    return row && toDocument(row)
  }

  *byName(database: string, scope: Scope, range: KeyRange): Iterable<Document> {
    const below = prefixOf(scope.descendants ? scope.parent : '')
    const lower = larger(range.lower ?? LOWEST, below)
    const upper = smaller(range.upper ?? HIGHEST, afterPrefix(below) ?? HIGHEST)
    const { table, of } = this.#names.source(database, scope)
    for (const row of this.#sql.scan(table, of, lower, upper, range.reverse ?? false))
      yield toDocument(row)
  }

  *byIndex(database: string, scope: Scope, shape: IndexShape, range: KeyRange): Iterable<Document> {
    const id = this.#indexFor(database, scope, shape)
    if (id === undefined) return
    const { lower = LOWEST, upper = HIGHEST, reverse = false } = range
    for (const row of this.#sql.scan('index', id, lower, upper, reverse)) yield toDocument(row)
  }

  countByIndex(...[database, scope, shape, range, most]: Parameters<Store['countByIndex']>) {
    const id = this.#indexFor(database, scope, shape)
    const { lower = LOWEST, upper = HIGHEST } = range
    return id === undefined ? 0 : this.#sql.countEntries(id, lower, upper, most)
  }

  #indexFor(database: string, { collectionId = '', descendants }: Scope, shape: IndexShape) {
    const group = this.#names.group(this.#names.database(database), collectionId)
    if (group === UNKNOWN_ID) return undefined
    try {
      return this.#indexes.get(group, descendants, shape).id
    } catch (error) {
      throw this.#disk.failure(error)
    }
  }

  get fault(): string | undefined {
    return this.#disk.fault
  }

  holdsAtMost(database: string, scope: Scope, count: number): boolean {
    const { table, of } = this.#names.source(database, scope)
    return !this.#sql.hasMoreThan(table, of, count)
  }

  /** Yields each id directly below `above`, and jumps over everything below that id. */
  *#nextIds(database: string, above: string): Iterable<string> {
    const id = this.#names.database(database)
    const prefix = prefixOf(above)
    const level = segmentsOf(above).length
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
    return [...this.#nextIds(database, parent)]
  }

  pathsWithMissing(database: string, parent: string, collectionId: string): string[] {
    const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
    return [...this.#nextIds(database, collection)].map((id) => `${collection}/${id}`)
  }

  getAt(database: string, path: string, time: Micros): Document | undefined {
    const row = this.#sql.stateAt(this.#names.database(database), path, time)
    if (!row) return this.get(database, path)
    const { fields, create_time, update_time } = row
    return fields === null || create_time === null || update_time === null
      ? undefined
      : toDocument({ path, fields, create_time, update_time })
  }

  changesSince(database: string, scope: Scope, time: Micros): Change[] {
    return this.#sql
      .changedPaths(this.#names.database(database), time)
      .filter((path) => inScope(scope, path))
      .map((path) => ({
        path,
        before: this.getAt(database, path, time),
        after: this.get(database, path),
      }))
  }

  subscribe(listener: (event: CommitEvent) => void): () => void {
    return this.#commits.subscribe(listener)
  }

  commit<T>(database: string, unit: Unit<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = (time: Micros) => {
        const { changes, result } = unit(this, time)
        return { changes, settle: () => resolve(result) }
      }
      this.#commits.add({ database, run, reject })
    })
  }

  flush() {
    this.#commits.flush()
  }

  #begin() {
    this.#disk.check()
    this.#sql.begin()
  }

  #commit(events: readonly CommitEvent[]) {
    this.#sql.commit()
    this.#disk.committed(events)
  }

  #rollback() {
    if (this.#db.isTransaction) this.#sql.rollback()
    this.#names.forget()
    this.#indexes.forget()
  }

  #write(name: string, change: Change, time: Micros) {
    const { path, before, after } = change
    const place = this.#names.place(name, path)
    this.#sql.remember(place.database, path, time, before && toRow(before))
    let id = before ? this.#sql.documentId(place.database, place.key) : undefined
    if (after && id !== undefined) this.#sql.update(id, toRow(after))
    else if (after) id = this.#sql.insert(place, toRow(after))
    else if (id !== undefined) this.#sql.remove(id)
    if (id !== undefined) this.#indexes.apply(place.group, change, id)
  }

  clear(database: string) {
    this.flush()
    const changes = [...this.byName(database, EVERYTHING, {})].map((before) => ({
      path: before.path,
      before,
      after: undefined,
    }))
    const time = this.#nextTime()
    this.#sql.begin()
    this.#sql.clear(this.#names.database(database))
    this.#sql.setMeta('last_time', time)
    this.#commit([{ database, time, changes }])
    this.#indexes.forget()
    this.#commits.tell({ database, time, changes })
  }

  /** Deletes history that reads of the past may no longer request. */
  prune(now: Micros) {
    this.#disk.tolerate(() => {
      this.#sql.setMeta('last_time', Math.max(this.lastTime, now))
      this.#sql.forget(now - HISTORY)
    })
  }

  close() {
    this.#commits.close()
    if (this.#clock) this.prune(this.#clock.read())
    const last = lastTime(this.#db)
    this.#db.close()
    this.#disk.closed(last)
  }
}
