import type { Micros } from './clock.ts'
import type { Database } from './database.ts'
import type { Change, Document } from './document.ts'
import type { QueryView } from './query/query-orders.ts'
import type { CommitEvent } from './store.ts'

export type Notice =
  | { readonly kind: 'changed'; readonly document: Document }
  /** It exists, but is no longer a result. */
  | { readonly kind: 'removed'; readonly path: string }
  | { readonly kind: 'deleted'; readonly path: string }

/** What a client listens to, and what it has been told so far. */
export type WatchTarget = {
  /** All notices for the client, from nothing or from the state at `since`. */
  open(now: Micros, since: Micros | undefined): Notice[]
  next(event: CommitEvent): Notice[]
}

/** A list of documents; missing ones are reported as well. */
export class DocumentsTarget implements WatchTarget {
  readonly #database: Database
  readonly #paths: ReadonlySet<string>

  constructor(database: Database, paths: readonly string[]) {
    this.#database = database
    this.#paths = new Set(paths)
  }

  open(now: Micros, since: Micros | undefined): Notice[] {
    const notices: Notice[] = []
    for (const path of this.#paths) {
      const document = this.#database.documentAt(path, now)
      if (since !== undefined) {
        const before = this.#database.documentAt(path, since)
        if (before?.updateTime === document?.updateTime) continue
      }
      notices.push(document ? { kind: 'changed', document } : { kind: 'deleted', path })
    }
    return notices
  }

  next({ changes }: CommitEvent): Notice[] {
    return changes
      .filter(({ path }) => this.#paths.has(path))
      .map(({ path, after }) =>
        after ? { kind: 'changed', document: after } : { kind: 'deleted', path },
      )
  }
}

/** The results of a query; with a limit, a change of one document can bring in another. */
export class QueryTarget implements WatchTarget {
  readonly #database: Database
  readonly #view: QueryView
  #results = new Map<string, Document>()

  constructor(database: Database, view: QueryView) {
    this.#database = database
    this.#view = view
  }

  #run(time: Micros): Map<string, Document> {
    return new Map(
      this.#database.queryAt(this.#view, time).map((document) => [document.path, document]),
    )
  }

  open(now: Micros, since: Micros | undefined): Notice[] {
    if (since !== undefined) this.#results = this.#run(since)
    return this.#replace(this.#run(now), (path) => this.#database.documentAt(path, now))
  }

  next({ changes, time }: CommitEvent): Notice[] {
    const { offset, limit } = this.#view.query
    const relevant = changes.filter(
      ({ path, after }) => this.#results.has(path) || (after && this.#view.matches(after)),
    )
    if (relevant.length === 0 && offset === 0) return []
    if (limit !== undefined || offset > 0)
      return this.#replace(this.#run(time), (path) => this.#database.documentAt(path, time))
    return relevant.map((change) => this.#follow(change))
  }

  #follow({ path, after }: Change): Notice {
    if (after && this.#view.matches(after)) {
      this.#results.set(path, after)
      return { kind: 'changed', document: after }
    }
    this.#results.delete(path)
    return after ? { kind: 'removed', path } : { kind: 'deleted', path }
  }

  #replace(
    results: Map<string, Document>,
    exists: (path: string) => Document | undefined,
  ): Notice[] {
    const notices: Notice[] = []
    for (const path of this.#results.keys())
      if (!results.has(path)) notices.push({ kind: exists(path) ? 'removed' : 'deleted', path })
    for (const [path, document] of results)
      if (this.#results.get(path)?.updateTime !== document.updateTime)
        notices.push({ kind: 'changed', document })
    this.#results = results
    return notices
  }
}
