import { parseArgs } from 'node:util'
import type { Plan, Step } from './plan.ts'
import { realMilliseconds } from './world/world.ts'

/**
 * `npm run simulate`: simulates years of a shop (docs/decisions/0131). The shop's modules are loaded late, in
 * simulated time.
 */
const { describeStep, planOf } = await import('./plan.ts')
const { simulate } = await import('./simulate.ts')
const { shrink } = await import('./shrink.ts')
const { runChains } = await import('./accounts/chains.ts')

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'bartan' },
    years: { type: 'string', default: '1' },
    steps: { type: 'string', default: '1500' },
    chains: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '1000000' },
    twice: { type: 'boolean', default: false },
    keyless: { type: 'boolean', default: false },
    sabotage: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const startedAt = realMilliseconds()
const seconds = () => (realMilliseconds() - startedAt) / 1000
const total = { histories: 0, events: 0, calls: 0, orders: 0 }

const fail = (lines: readonly string[]) => {
  console.error(lines.join('\n'))
  process.exitCode = 1
}

const live = async (plan: Plan): Promise<boolean> => {
  const outcome = await simulate(plan)
  total.histories++
  total.events += outcome.events
  total.calls += outcome.calls
  total.orders += outcome.orders
  const [fault] = outcome.faults
  if (fault !== undefined) {
    fail([`Seed ${plan.seed} fails: ${fault}`])
    if (!values.shrink) return false
    const { steps } = await shrink(plan, fault)
    fail(['The shortest history that fails so:', ...steps.map(describeStep)])
    return false
  }
  if (values.twice && (await simulate(plan)).digest !== outcome.digest) {
    fail([`Seed ${plan.seed} took another course the second time`])
    return false
  }
  return true
}

const sabotaged = (steps: readonly Step[]): Step[] => {
  const middle = Math.floor(steps.length / 2)
  const { at, seed } = steps[middle] ?? { at: 0, seed: '' }
  return steps.toSpliced(middle, 0, { at, seed, action: 'a unit vanishes' })
}

const years = function* years(): Generator<Plan> {
  for (let year = 0; year < Number(values.years); year++) {
    const { seed, steps } = planOf(`${values.seed}-${year}`, Number(values.steps))
    yield { seed, steps: values.sabotage ? sabotaged(steps) : steps, isKeyless: values.keyless }
  }
}

const run = async () => {
  // A first empty run loads lazy modules, so that later runs are equal.
  await simulate({ seed: 'first', steps: [] })
  for (const plan of years()) if (seconds() > Number(values.seconds) || !(await live(plan))) break
  const { histories, calls, orders, events } = total
  console.log(
    `${histories} years: ${calls} calls, ${orders} orders, ${events} events in ${seconds().toFixed(1)} s, ${Math.round(events / seconds())} a second`,
  )
}

/** Chains of steps on single orders' accounts. */
const chain = async () => {
  const { chains, calls, fault } = await runChains(values.seed, Number(values.chains))
  if (fault !== undefined) fail([fault])
  console.log(`${chains} chains of accounts: ${calls} calls in ${seconds().toFixed(1)} s`)
}

if (Number(values.years) > 0) await run()
if (Number(values.chains) > 0) await chain()
