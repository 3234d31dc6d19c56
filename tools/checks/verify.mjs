/** `npm run verify [-- PARTS]`: what proves the promises of forks and of years. */
import { builds } from './checks.mjs'
import { runChecks } from './run-checks.mjs'
import { changedParts, inputHash, markAsPassed, PARTS, runPart } from './verify-parts.mjs'

const args = process.argv.slice(2)
const unknown = args.filter((name) => name !== '--changed' && !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  const known = Object.entries(PARTS).map(([name, { about }]) => `  ${name.padEnd(16)}${about}`)
  console.error(`There is no part ${unknown.join(', ')}. The parts are:\n${known.join('\n')}`)
  process.exit(1)
}

const chosen = () => {
  if (args.includes('--changed')) return changedParts()
  return args.length > 0 ? args : Object.keys(PARTS)
}

/** Remembers the inputs of a part that passed, unless they changed meanwhile. */
const check = (name) => async () => {
  const hash = inputHash(name)
  const outcome = await runPart(name)
  const isProved = outcome.failed === 0 && outcome.passed > 0
  if (isProved && inputHash(name) === hash) markAsPassed(name, hash)
  return outcome
}

const parts = chosen()
const needed = [...new Set(parts.flatMap((name) => PARTS[name].build ?? []))]
const groups = [
  ...(needed.length > 0 ? [[['Build', () => builds(...needed)]]] : []),
  ...parts.map((name) => [[`${name}: ${PARTS[name].about}`, check(name)]]),
]
if (parts.length === 0) console.log('No part has inputs that changed since it last passed.')
process.exit(parts.length === 0 ? 0 : await runChecks(groups))
