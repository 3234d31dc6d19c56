/**
 * Runs every check, whether or not earlier ones fail. The last line is `N passed, N failed`: tests count one each,
 * every other check counts one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const REPORTS = join(ROOT, '.cache/reports')
const report = (name) => join(REPORTS, `${name}.json`)

const node = process.execPath

/** Path of a package's program for Node: on Windows, the files in .bin can't be spawned. */
const program = (name, of = name) => {
  const folder = join(ROOT, 'node_modules', of)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

const run = async (command, args, options = {}) => {
  const code = await runProgram(command, args, { cwd: ROOT, ...options })
  return code === 0
}

const single = async (job) => ((await job()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A run that fails without a failed test counts as one failure, for example if a test file could not be loaded. */
const counted = (ok, counts) => ({
  ...counts,
  failed: ok ? counts.failed : Math.max(counts.failed, 1),
})

const countsOf = (name, read) => {
  if (!existsSync(report(name))) return { passed: 0, failed: 0 }
  return read(JSON.parse(readFileSync(report(name), 'utf8')))
}

const FIRST_LINES = 4

/** Describes one failed test for the list at the end of a run, because long logs get cut to their last lines. */
const failure = (file, title, message = '') =>
  [`${relative(ROOT, file)} › ${title}`, ...message.split('\n').slice(0, FIRST_LINES)].join(
    '\n    ',
  )

/** @param report of Vitest; a file that could not be loaded has a message and no tests */
const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failure(name, 'the file', message)]
    return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]))
  })

/** @param suite of Playwright's report; suites are nested */
const browserFailures = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) =>
      failure(
        join(ROOT, 'tools/e2e', file),
        title,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    ),
  ...suites.flatMap(browserFailures),
]

const unitTests = async () => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report('vitest')}`]
  const ok = await run(node, [program('vitest'), 'run', ...reporters])
  return counted(
    ok,
    countsOf('vitest', (tests) => ({
      passed: tests.numPassedTests,
      failed: tests.numFailedTests,
      failures: unitFailures(tests),
    })),
  )
}

const browserTests = async () => {
  const ok = await run(
    node,
    [program('playwright', '@playwright/test'), 'test', '-c', 'tools/e2e', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
    },
  )
  return counted(
    ok,
    countsOf('playwright', ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: browserFailures({ suites }),
    })),
  )
}

const build = async (names) => {
  try {
    await ensureBuilt(node, names)
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** Uses one checker: several repeat each other's work and take twice the CPU in all. */
const areTypesRight = (folder) =>
  run(node, [program('tsc', 'typescript'), '--noEmit', '--checkers', '1', '-p', folder])

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Outcome */
/** @typedef {[name: string, check: () => Promise<Outcome>]} Check */

/** Groups run one after the other; the checks of a group run in parallel. @type {Check[][]} */
const CHECKS = [
  [['Generated styles', () => single(() => build(['styles']))]],
  [
    ['Format', () => single(() => run(node, [program('oxfmt'), '--check']))],
    ['Lint', () => single(() => run(node, [program('oxlint'), '--type-aware']))],
  ],
  [
    ['Types', () => single(() => areTypesRight('.'))],
    ['Types of the browser tests', () => single(() => areTypesRight('tools/e2e'))],
    ['Types of the web', () => single(() => areTypesRight('web'))],
  ],
  [
    ['Unused code', () => single(() => run(node, [program('knip')]))],
    ['Build', () => single(() => build(['functions', 'web']))],
  ],
  [['Unit and API tests', unitTests]],
]

/** @type {typeof CHECKS} */
const BROWSER_CHECKS = [[['Browser tests', browserTests]]]

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

const main = async () => {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const checks = process.argv.includes('--browser') ? [...CHECKS, ...BROWSER_CHECKS] : CHECKS
  const names = checks.flat().map(([name]) => name)
  const total = { passed: 0, failed: 0 }
  const summary = []
  const failedTests = []
  const runCheck = async ([name, check]) => {
    console.log(`\n[${names.indexOf(name) + 1}/${names.length}] ${name} …`)
    const startedAt = Date.now()
    const { passed, failed, failures = [] } = await check()
    failedTests.push(...failures)
    total.passed += passed
    total.failed += failed
    summary.push(
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds(startedAt)})`,
    )
  }
  for (const sideBySide of checks) await Promise.all(sideBySide.map(runCheck))
  if (failedTests.length > 0) console.log(`\nFailed:\n  ${failedTests.join('\n  ')}`)
  console.log(`\n${summary.join('\n')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

// On a stop signal, runProgram stops the running check; no other may start.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(event, () => setTimeout(() => process.exit(130), 100))
}

process.exit(await main())
