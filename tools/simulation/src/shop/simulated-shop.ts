import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { MIGRATIONS } from '../../../../functions/src/database/migrations/migrations.ts'
import { readConfig } from '../../../../functions/src/platform/config.ts'
import { openInProcess } from '../../../firestore-emulator/src/in-process.ts'
import { checkCommit } from '../checks/invariants.ts'
import { checkOffers } from '../checks/offers.ts'
import type { StoredOrder } from '../checks/stored.ts'
import { Tables, type Counted } from '../checks/tables.ts'
import type { Plan } from '../plan.ts'
import { world } from '../world/world.ts'
import { Instance } from './instance.ts'
import type { AccountTable } from './simulated-accounts.ts'

const PROJECT = 'demo-simulation'
const INDEXES = fileURLToPath(new URL('../../../../firestore.indexes.json', import.meta.url))
const INSTANCES = 3
/** The database frees a dead client's locks after a minute without a sign of life. */
const EXPIRY_MS = 61_000
const CHANGE_MS = 60_000

const config = readConfig({
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: 'simulated:1',
  FIRESTORE_EMULATOR_HOST: 'simulated:1',
  SITE_URL: 'https://shop.example',
})

/** Converts times to Firestore's form. */
const withTimes = (order: StoredOrder) => ({
  ...order,
  taxDocuments: order.taxDocuments?.map((one) => ({
    ...one,
    date: { toDate: () => new Date(one.date) },
  })),
})

/** Several instances of the shop over one database in simulated time, and the checks of their work. */
export class SimulatedShop {
  readonly isKeyless: boolean
  readonly tables = new Tables()
  /** Sums of changes that answers confirmed, for comparison with what is stored. */
  readonly confirmed = new Map<Counted, number>()
  readonly faults: string[] = []
  readonly accounts: AccountTable = new Map()
  instances: Instance[] = []
  /** The last logged error of an instance, to explain a 500. */
  lastError = ''
  calls = 0
  commits = 0
  readonly #firestore = openInProcess({ data: ':memory:', indexes: INDEXES })
  readonly #trace = createHash('sha256')
  #started = 0
  #changed = Promise.resolve()

  constructor({ isKeyless = false }: Pick<Plan, 'isKeyless'>) {
    this.isKeyless = isKeyless
    this.#firestore.subscribe(`projects/${PROJECT}/databases/(default)`, ({ changes }) => {
      this.commits++
      for (const change of changes) this.tables.apply(change)
      checkCommit(this.tables, changes, this.report)
      checkOffers(this.tables, changes, this.report)
    })
    for (let count = INSTANCES; count > 0; count--) this.start()
  }

  get alive(): Instance[] {
    return this.instances.filter(({ isAlive }) => isAlive)
  }

  report = (fault: string): void => {
    this.faults.push(fault)
  }

  /** Collects a digest: two runs of the same seed must be equal. */
  trace(text: string): void {
    this.#trace.update(`${world.timeline.now} ${text}\n`)
  }

  digest(): string {
    return this.#trace.copy().digest('hex')
  }

  start({ isOlder = false } = {}): Instance {
    const instance = new Instance(`instance ${++this.#started}`, this.#environment(), isOlder)
    this.instances = [...this.alive, instance]
    instance.onDeath(() => {
      world.timeline.after(EXPIRY_MS, this.#firestore.expireTransactions)
      world.timeline.after(1000 + world.random.below(4000), () => this.#replace())
    })
    return instance
  }

  /** Google takes a minute per change of a function, and makes changes one by one. */
  changeFunction(change: () => void): Promise<void> {
    this.#changed = this.#changed.then(() => pause(CHANGE_MS)).then(change)
    return this.#changed
  }

  /** An instance without callers, for maintenance programs. */
  program(): Instance {
    return new Instance('a program', this.#environment())
  }

  /** Orders that are still in an earlier version's form. */
  unmigrated(): string[] {
    const ofOrders = MIGRATIONS.filter(({ collection }) => collection === 'orders')
    return [...this.tables.orders]
      .filter(([, order]) => !ofOrders.every(({ verify }) => verify(withTimes(order))))
      .map(([id]) => id)
  }

  prune(): void {
    this.#firestore.prune()
  }

  close(): void {
    for (const instance of this.alive) instance.network.cut()
    this.#firestore.close()
  }

  #environment() {
    const onError = (message: string, details: object) => {
      this.lastError = `${message}: ${inspect(details)}`
    }
    return { config, firestore: this.#firestore, accounts: this.accounts, onError }
  }

  #replace(): void {
    if (this.alive.length < INSTANCES) this.start()
  }
}
