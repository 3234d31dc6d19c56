/** `npm run check`: the quick answer for a change in work. */
import { execFileSync } from 'node:child_process'
import { ROOT } from '../bootstrap/root.mjs'
import {
  areTypesRight,
  browserTests,
  builds,
  filesOfTests,
  isFormatted,
  isLinted,
  testFiles,
  unitTests,
} from './checks.mjs'
import { nearestFirst } from './nearest-first.mjs'
import { runChecks } from './run-checks.mjs'

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** Where the branch left main; on main itself, what is not pushed yet. */
const base = () =>
  git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD'

const since = base()
const changed = [
  ...git('diff', '--name-only', since).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean)

/** Whether pages, or what they are told, may differ. */
const touchesShop = changed.some((path) =>
  /^(?:contract|functions|web|tools\/(?:demo-shop|e2e|local|firestore-emulator))\//.test(path),
)

/**
 * A test of the API starts the whole shop, and so imports nearly every file: of the tests that import a changed one, as
 * many are run as take half a minute.
 */
const NEAREST = 30
let testsLeftOut = 0

const testsOfTheChange = async () => {
  const importing = filesOfTests(['--project=!contract', `--changed=${since}`])
  const nearest = nearestFirst(importing, changed).slice(0, NEAREST)
  testsLeftOut = importing.length - nearest.length
  return nearest.length > 0 ? testFiles('changed', nearest) : { passed: 0, failed: 0 }
}

const CHECKS = [
  [['Generated styles', () => builds('styles')]],
  [
    ['Format', isFormatted],
    ['Lint', () => isLinted()],
  ],
  [
    ['Types', () => areTypesRight('.')],
    ['Types of the browser tests', () => areTypesRight('tools/e2e')],
    ['Types of the web', () => areTypesRight('web')],
  ],
  [['Contract', () => unitTests('contract', ['--project=contract'])]],
  [['Tests of what changed', testsOfTheChange]],
  ...(touchesShop
    ? [
        [['Build', () => builds('functions', 'web')]],
        [
          [
            'Six journeys',
            () =>
              browserTests('journeys', ['--grep=@smoke', '--project=phone', '--project=desktop']),
          ],
        ],
      ]
    : []),
]

const leftOut = () => [
  `Against ${since.slice(0, 8)}, ${changed.length} files changed.`,
  `Left out: lint by types, unused code, tests that import no changed file, ${testsLeftOut} files of tests that do but are named for other topics, ${touchesShop ? 'all but six journeys' : 'the browser'}: npm test`,
]

process.exit(await runChecks(CHECKS, leftOut))
