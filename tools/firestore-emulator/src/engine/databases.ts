import type { Clock } from './clock.ts'
import { Database } from './database.ts'
import { checkDatabase } from './path.ts'
import type { Store } from './store.ts'

/** All databases of a server, each created when first named. */
export class Databases {
  readonly #store: Store
  readonly #clock: Clock
  readonly #open = new Map<string, Database>()

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  get(name: string): Database {
    let database = this.#open.get(name)
    if (!database) {
      database = new Database(checkDatabase(name), this.#store, this.#clock)
      this.#open.set(name, database)
    }
    return database
  }

  expireTransactions(idleMilliseconds?: number) {
    for (const { transactions } of this.#open.values()) transactions.expire(idleMilliseconds)
  }
}
