/** `npm test`: every test of the product. CI runs it. */
import {
  areTypesRight,
  browserTests,
  builds,
  hasNoUnusedCode,
  isFormatted,
  isLinted,
  unitTests,
} from './checks.mjs'
import { runChecks } from './run-checks.mjs'
import { changedParts } from './verify-parts.mjs'

const CHECKS = [
  [['Generated styles', () => builds('styles')]],
  [
    ['Format', isFormatted],
    ['Lint', () => isLinted('--type-aware')],
  ],
  [
    ['Types', () => areTypesRight('.')],
    ['Types of the browser tests', () => areTypesRight('tools/e2e')],
    ['Types of the web', () => areTypesRight('web')],
  ],
  [
    ['Unused code', hasNoUnusedCode],
    ['Build', () => builds('functions', 'web')],
  ],
  [['Unit and API tests', () => unitTests()]],
  [['Browser tests', () => browserTests('playwright', ['--project=phone', '--project=desktop'])]],
]

const leftToVerify = () => {
  const changed = changedParts()
  return changed.length === 0
    ? []
    : [`Changed since it last passed: npm run verify -- ${changed.join(' ')}`]
}

process.exit(await runChecks(CHECKS, leftToVerify))
