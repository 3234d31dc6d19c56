import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { runProgram } from '../bootstrap/run-program.mjs'

/** What the rings are made of: each runs a program and says how many of its checks passed and failed. */

const REPORTS = join(ROOT, '.cache/reports')

const node = process.execPath

/** Tests of what no usual change breaks are in files of this name, and are run by `npm run verify` alone. */
const OF_VERIFY = '**/*.verify.test.*'

/** Path of a package's program for Node: on Windows, the files in .bin can't be spawned. */
const program = (name, of = name) => {
  const folder = join(ROOT, 'node_modules', of)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

const runNode = async (args, options = {}) => {
  const code = await runProgram(node, args, { cwd: ROOT, ...options })
  return code === 0
}

const single = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** One check: a program of Node that ends with 0 if all is well. */
export const runs = async (...args) => single(await runNode(args))

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

const ofVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: unitFailures(report),
})

const ofPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: browserFailures({ suites }),
})

/**
 * Runs tests that leave a report, and counts them. A run that fails without a failed test counts as one failure, for
 * example if a test file could not be loaded.
 */
const counted = async (name, read, run) => {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const ok = await run(file)
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

const vitest = (name, args) =>
  counted(name, ofVitest, (file) =>
    runNode([
      program('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ]),
  )

/** Runs unit and API tests, but none that `npm run verify` is for. */
export const unitTests = (name = 'vitest', args = []) =>
  vitest(name, ['--exclude', OF_VERIFY, ...args])

/** Lists the files of the tests that a run with these options would run, from the root. */
export const filesOfTests = (options) => {
  const args = [
    program('vitest'),
    'list',
    '--filesOnly',
    '--json',
    '--exclude',
    OF_VERIFY,
    ...options,
  ]
  const listed = JSON.parse(execFileSync(node, args, { cwd: ROOT, encoding: 'utf8' }))
  return listed.map(({ file }) => relative(ROOT, file))
}

/** Runs the tests of these files alone. */
export const testFiles = (name, files) => vitest(name, files)

/** Runs browser tests; the shop must be built. */
export const browserTests = (name, args) =>
  counted(name, ofPlaywright, (file) =>
    runNode(
      [
        program('playwright', '@playwright/test'),
        'test',
        '-c',
        'tools/e2e',
        '--reporter=list,json',
        ...args,
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  )

/** Builds what differs from its sources. */
export const builds = async (...names) => {
  try {
    await ensureBuilt(node, names)
    return single(true)
  } catch (error) {
    console.error(error.message)
    return single(false)
  }
}

export const isFormatted = () => runs(program('oxfmt'), '--check')

export const isLinted = (...args) => runs(program('oxlint'), ...args)

export const hasNoUnusedCode = () => runs(program('knip'))

/**
 * Uses one checker, since several repeat each other's work and take twice the CPU in all; and keeps what it found for the
 * next time.
 */
export const areTypesRight = (folder) =>
  runs(
    program('tsc', 'typescript'),
    '--noEmit',
    '--checkers',
    '1',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    join(ROOT, `.cache/types/${folder}.tsbuildinfo`),
  )
