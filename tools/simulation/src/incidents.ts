import { MIGRATIONS } from '../../../functions/src/database/migrations/migrations.ts'
import { runMigrations } from '../../../functions/src/database/migrations/run-migrations.ts'
import { olderMigrations } from './shop/older-version.ts'
import type { SimulatedShop } from './shop/simulated-shop.ts'
import type { StepUnderWay } from './step-under-way.ts'
import { world } from './world/world.ts'

type Incident = (shop: SimulatedShop, step: StepUnderWay) => Promise<void>

const crash: Incident = async (shop, { random }) => random.anyOf(shop.alive)?.crash()

/** Blocks an instance for up to half a minute, as if it had no CPU. */
const pause: Incident = async (shop, { random }) => {
  const instance = random.anyOf(shop.alive)
  if (instance) instance.network.pausedUntil = world.timeline.now + random.between(500, 30_000)
}

const slowDown: Incident = async (shop, { random }) => {
  const instance = random.anyOf(shop.alive)
  if (instance) instance.network.latency = { least: 20, spread: random.between(10, 900) }
}

const shiftClock: Incident = async (shop, { random }) => {
  const instance = random.anyOf(shop.alive)
  if (instance) instance.clockError = random.between(-90_000, 90_000)
}

/** A rollback: the previous version runs beside the current one, and knows fewer migrations. */
const rollBack: Incident = async (shop) => {
  await shop.changeFunction(() => shop.start({ isOlder: true }))
  await migrate(shop, olderMigrations())
}

const deployVersion: Incident = async (shop) => {
  await shop.changeFunction(() => {
    const older = shop.alive.filter(({ isOlder }) => isOlder)
    shop.start()
    for (const instance of older) instance.crash()
  })
  await migrate(shop, MIGRATIONS)
}

const TRIES = 5

/** Restarts the migration program if it dies or fails; each time it continues where it stopped. */
export const migrate = async (
  shop: SimulatedShop,
  migrations: typeof MIGRATIONS,
): Promise<void> => {
  for (let left = TRIES; left > 0; left--) {
    const program = shop.program()
    const death = new Promise<'died'>((resolve) => program.onDeath(() => resolve('died')))
    const job = program.shop
      .connect()
      .then((database) => runMigrations(database, { migrations, say: () => undefined }))
      .then(() => 'done' as const)
      .catch((error: unknown) => String(error))
    const end = await Promise.race([job, death])
    // After a rollback, the next deploy migrates.
    if (end === 'done' || end.includes('another version was deployed')) return
  }
  shop.report('The migrations did not come to an end')
}

/** Removes a unit in the database without a ledger entry. */
const loseUnit: Incident = async (shop) => {
  const { products, increment } = await shop.program().shop.connect()
  const [id] = shop.tables.products.keys()
  if (id !== undefined) await products.doc(id).update({ countInStock: increment(-1) })
}

export const INCIDENTS = {
  'an instance crashes': crash,
  'an instance pauses': pause,
  'an instance slows down': slowDown,
  'a clock jumps': shiftClock,
  'a version comes back': rollBack,
  'a version is deployed': deployVersion,
  'a unit vanishes': loseUnit,
} satisfies Record<string, Incident>
