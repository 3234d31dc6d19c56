import { SHOPPER_ACTS } from './people/shopper.ts'
import { STAFF_ACTS } from './people/staff.ts'
import { ACTIONS, FAULTS, type Action, type Fault, type Plan, type Step } from './plan.ts'
import { START } from './world/world.ts'

const SECOND = 1000

/** Steps that create the orders and returns that the others need. */
const BEFORE: readonly Action[] = ['finalizes', 'finalizes', 'delivers', 'delivers', 'asks back']

/** More database calls than any step makes. */
const MAX_CALLS = 25

const isAct = (action: string): action is Action =>
  action in ACTIONS && (action in SHOPPER_ACTS || action in STAFF_ACTS)

const history = (action: Action, seed: string, fault: Fault): Step[] =>
  [...BEFORE, action, action].map((one, index) => ({
    at: START + (index + 100) * 2 * SECOND,
    action: one,
    seed: `${seed}/${index}`,
    fault: index === BEFORE.length ? fault : undefined,
  }))

/** Every act of shoppers and staff, with each of its service calls failing in each way, one at a time. */
export const everyFault = function* everyFault(seed: string): Generator<Plan> {
  for (const action of Object.keys(ACTIONS).filter(isAct))
    for (const kind of FAULTS)
      for (let atCall = 1; atCall <= MAX_CALLS; atCall++)
        yield { seed, steps: history(action, `${seed} ${action}`, { kind, atCall }) }
}
