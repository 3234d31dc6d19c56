import { checkSettled } from './checks/settled.ts'
import { INCIDENTS } from './incidents.ts'
import type { Act } from './people/act.ts'
import { Asking } from './people/ask.ts'
import { SHOPPER_ACTS } from './people/shopper.ts'
import { STAFF_ACTS } from './people/staff.ts'
import type { Plan, Step } from './plan.ts'
import { setUp, type Cast } from './set-up.ts'
import { SimulatedShop } from './shop/simulated-shop.ts'
import { runStep, StepUnderWay } from './step-under-way.ts'
import { world } from './world/world.ts'

export type Outcome = {
  readonly faults: readonly string[]
  /** Number of timers and messages. */
  readonly events: number
  readonly calls: number
  readonly commits: number
  readonly orders: number
  /** Equal for every run of the same plan. */
  readonly digest: string
}

const DAY = 86_400_000

const acts = new Map<string, Act>(Object.entries({ ...SHOPPER_ACTS, ...STAFF_ACTS }))
const incidents = new Map(Object.entries(INCIDENTS))

const carryOutStep = async (shop: SimulatedShop, cast: Cast, step: Step): Promise<void> => {
  const underWay = new StepUnderWay(step)
  const people = step.action in STAFF_ACTS ? cast.admins : cast.customers
  await runStep(underWay, async () => {
    await incidents.get(step.action)?.(shop, underWay)
    const asking = new Asking(shop, underWay, underWay.random.oneOf(people))
    await acts.get(step.action)?.(asking, cast)
  })
}

/** Waits for a step's time, and prunes the database's history as production does. */
const until = (at: number): Promise<void> =>
  new Promise((resolve) => {
    world.timeline.after(at - world.timeline.now, resolve)
  })

const live = async (shop: SimulatedShop, { steps }: Plan): Promise<void> => {
  const cast = await setUp(shop)
  const underWay: Promise<void>[] = []
  let pruned = world.timeline.now
  for (const step of steps) {
    await until(step.at)
    if (step.at - pruned > DAY) {
      shop.prune()
      pruned = step.at
    }
    underWay.push(
      carryOutStep(shop, cast, step).catch((error: unknown) =>
        shop.report(`${step.action}: ${error instanceof Error ? error.stack : String(error)}`),
      ),
    )
  }
  await Promise.all(underWay)
  await checkSettled(shop, cast)
}

/** Runs a plan; stops at the first fault. */
export const simulate = async (plan: Plan): Promise<Outcome> => {
  world.begin(plan.seed)
  const shop = new SimulatedShop(plan)
  let isOver = false
  live(shop, plan)
    .catch((error: unknown) =>
      shop.report(`the simulation broke: ${error instanceof Error ? error.stack : String(error)}`),
    )
    .finally(() => {
      isOver = true
    })
  await world.timeline.run(() => isOver || shop.faults.length > 0)
  if (!isOver && shop.faults.length === 0) shop.report('Somebody waits for what never happens')
  const { faults, calls, commits, tables } = shop
  const digest = shop.digest()
  shop.close()
  return {
    faults: [...faults],
    events: world.timeline.happened,
    calls,
    commits,
    orders: tables.orders.size,
    digest,
  }
}
