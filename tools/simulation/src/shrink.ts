import type { Plan, Step } from './plan.ts'
import { simulate } from './simulate.ts'

type Fails = (plan: Plan) => Promise<boolean>

const without = (steps: readonly Step[], from: number, count: number): Step[] => [
  ...steps.slice(0, from),
  ...steps.slice(from + count),
]

/** Removes ever smaller parts while the plan still fails. */
const fewerSteps = async (plan: Plan, fails: Fails): Promise<Plan> => {
  let { steps } = plan
  for (let size = Math.ceil(steps.length / 2); ; size = Math.ceil(size / 2)) {
    for (let from = 0; from < steps.length;) {
      const fewer = without(steps, from, size)
      if (await fails({ ...plan, steps: fewer })) steps = fewer
      else from += size
    }
    // A plan that fails before its first step becomes empty.
    if (size <= 1) return { ...plan, steps }
  }
}

const fewerFaults = async (plan: Plan, fails: Fails): Promise<Plan> => {
  let { steps } = plan
  for (const [index, step] of steps.entries()) {
    if (!step.fault) continue
    const calmer = steps.with(index, { ...step, fault: undefined })
    if (await fails({ ...plan, steps: calmer })) steps = calmer
  }
  return { ...plan, steps }
}

/** The kind of a fault, without its ids and numbers. */
const kindOf = (fault = ''): string =>
  fault.replaceAll(/[\w-]*\d[\w-]*|[A-Za-z0-9]{20}/g, '…').slice(0, 60)

/** Finds the shortest plan with the same fault: every remaining step and fault is needed. */
export const shrink = async (plan: Plan, fault: string): Promise<Plan> => {
  const kind = kindOf(fault)
  const fails: Fails = async (candidate) => kindOf((await simulate(candidate)).faults[0]) === kind
  return fewerSteps(await fewerFaults(await fewerSteps(plan, fails), fails), fails)
}
