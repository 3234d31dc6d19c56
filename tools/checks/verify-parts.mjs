import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesIn, hashOf } from '../bootstrap/hash-files.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { browserTests, runs, testFiles } from './checks.mjs'

/** Hashes of the inputs with which each part last passed; committed, so that all know what is proved. */
const PASSED = join(ROOT, 'tools/checks/passed.json')

const PRODUCT = ['contract/src', 'functions/src', 'web/src']
const PACKAGES = ['package-lock.json']
const COPIES = ['tools/bootstrap/testing']
const BROWSER = [...PRODUCT, ...PACKAGES, 'tools/demo-shop/src', 'tools/e2e']

const browserDays = (folder) => () =>
  browserTests(`playwright-${folder}`, [
    `journeys/${folder}/`,
    '--project=verify phone',
    '--project=verify desktop',
  ])

const bootstrapTests = (...names) => names.map((name) => `tools/bootstrap/${name}.verify.test.mjs`)

const functionTests = (...names) => names.map((name) => `functions/src/${name}.verify.test.ts`)

/**
 * What proves the promises of forks and of years, and takes minutes: what each part shows, what it depends on, and the
 * test files and the check that it runs.
 *
 * @typedef {object} Part
 * @property {string} about
 * @property {string[]} inputs files and folders; tests of the product are none
 * @property {string[]} [tests]
 * @property {() => Promise<import('./run-checks.mjs').Outcome>} [check]
 * @property {string[]} [build] what has to be built first
 */

/** @type {Record<string, Part>} */
export const PARTS = {
  clone: {
    about: 'a fresh clone starts, reloads edits, and builds again what was overwritten',
    inputs: [
      'package.json',
      'tools/bootstrap',
      'tools/local/src',
      'functions/build.ts',
      'web/build',
      'web/dev',
      'web/vite.config.ts',
      ...COPIES,
      ...PACKAGES,
    ],
    tests: bootstrapTests('clone'),
  },
  'another-shop': {
    about: 'a shop with another name, colors, rates, categories and texts passes its tests',
    inputs: [...PRODUCT, ...COPIES, 'tools/demo-shop/src', 'web/build'],
    build: ['styles'],
    tests: bootstrapTests('customize', 'customize-web'),
  },
  'new-field': {
    about: 'the compiler asks for a new field wherever products are typed, stored and shown',
    inputs: [...PRODUCT, ...COPIES, 'docs/ARCHITECTURE.md'],
    tests: bootstrapTests('new-field'),
  },
  'new-language': {
    about: 'a begun language has its pages, and says in English what it lacks',
    inputs: ['contract/src', 'web/src', 'web/build', ...COPIES],
    build: ['styles'],
    tests: bootstrapTests('third-language'),
  },
  'unused-indexes': {
    about: 'index entries that no query needs are listed',
    inputs: ['firestore.indexes.json', 'tools/firestore-emulator/src', 'tools/local/src'],
    tests: bootstrapTests('unused-indexes'),
  },
  years: {
    about: 'a simulated year with crashes and lost answers keeps its books',
    inputs: [
      'contract/src',
      'functions/src',
      'tools/simulation/src',
      'tools/firestore-emulator/src',
    ],
    tests: ['tools/simulation/src/simulation.verify.test.ts'],
  },
  crashes: {
    about: 'each call has one effect, after whichever of its commits it is killed, and in a rush',
    inputs: [
      'contract/src',
      'functions/src',
      'functions/src/testing/changing-calls',
      'functions/src/testing/lost-answers',
    ],
    tests: functionTests(
      'lost-answers',
      'composition/thousand-messages',
      'features/checkout/storm',
    ),
  },
  hostile: {
    about:
      'each input of each call is refused or harmless over HTTP, and what floods it costs little',
    inputs: ['contract/src', 'functions/src', 'functions/src/attacks/testing'],
    tests: functionTests(
      'attacks/bodies-nobody-wants',
      'attacks/hostile-bodies',
      'attacks/keys-without-end',
      'attacks/pictures-that-swell',
      'attacks/unused-bodies',
      'features/products/reading/read-time',
    ),
  },
  stack: {
    about: 'the local stack starts, stops, is killed, and takes over what an earlier one left',
    inputs: [
      'tools/local/src',
      'tools/firestore-emulator/src',
      'functions/src/database',
      'functions/src/programs',
    ],
    build: ['functions', 'web'],
    tests: [
      'tools/local/src/start',
      'tools/local/src/stack/mailing',
      'tools/local/src/stack/old-accounts',
      'tools/firestore-emulator/src/crash',
      'tools/firestore-emulator/src/standalone',
    ].map((file) => `${file}.verify.test.ts`),
  },
  commands: {
    about: 'npm’s commands install, lock, start and end what they need on machines of all kinds',
    inputs: ['tools/bootstrap', 'functions/src/programs/running', ...PACKAGES],
    tests: bootstrapTests('doctor', 'install', 'lock', 'outdated', 'run-program', 'start-program'),
  },
  rehearsal: {
    about:
      'the firebase CLI deploys the shop to a stand-in of Google, first, again, changed, back, by CI; a shopper buys from what it uploads',
    inputs: [
      ...PACKAGES,
      'tools/deploy/src',
      'firebase.json',
      'firestore.indexes.json',
      'functions/build.ts',
      'functions/packaging',
      'functions/src/index.ts',
      'functions/src/composition/parameters.ts',
      'docs/deploy.md',
    ],
    build: ['functions', 'web'],
    tests: ['hosted-releases', 'dry-run'].map((name) => `tools/deploy/src/${name}.verify.test.ts`),
    check: () => runs('tools/deploy/src/main.ts', '--rehearse'),
  },
  days: {
    about: 'a seller’s whole days and a whole shop’s prices hold in the browser, in few taps',
    inputs: BROWSER,
    build: ['functions', 'web'],
    check: browserDays('days'),
  },
  speed: {
    about: 'a page keeps what it shows over late answers, missing code, releases and no connection',
    inputs: BROWSER,
    build: ['functions', 'web'],
    check: browserDays('speed'),
  },
  sizes: {
    about: 'each journey at the other size of screen, and pages on the narrowest and on a desk',
    inputs: BROWSER,
    build: ['functions', 'web'],
    check: () =>
      browserTests('playwright-sizes', [
        'journeys/(?!days|speed)',
        '--project=other size',
        '--project=verify phone',
        '--project=verify desktop',
      ]),
  },
  presses: {
    about: 'a press is answered at once on a slow phone',
    inputs: BROWSER,
    build: ['functions', 'web'],
    check: () =>
      browserTests('playwright-timed', ['--project=timed desktop', '--project=timed phone']),
  },
}

/** Runs a part's tests, then its check. */
export const runPart = async (name) => {
  const { tests, check } = PARTS[name]
  const outcomes = [
    ...(tests ? [await testFiles(`verify-${name}`, tests)] : []),
    ...(check ? [await check()] : []),
  ]
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}

export const inputHash = (name) => {
  const { inputs, tests = [] } = PARTS[name]
  return hashOf([...inputs.flatMap(sourcesIn), ...tests]).slice(0, 16)
}

const passed = () => (existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {})

/** Parts of which an input has changed since they last passed. */
export const changedParts = () => {
  const hashes = passed()
  return Object.keys(PARTS).filter((name) => hashes[name] !== inputHash(name))
}

export const markAsPassed = (name, hash) => {
  const all = { ...passed(), [name]: hash }
  const known = Object.keys(PARTS).filter((part) => part in all)
  const kept = Object.fromEntries(known.map((part) => [part, all[part]]))
  writeFileSync(PASSED, `${JSON.stringify(kept, null, 2)}\n`)
}
