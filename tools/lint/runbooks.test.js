import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read, ROOT } from './repository.js'

/**
 * What docs/operations.md tells an operator to type, and how it is known to work: by a test that runs it, or by the day on
 * which it was last tried by hand, on the local stack. What only Google's programs do could never be tried here.
 */
const UNTRIED = 'needs a project of Google'
const BY_HAND = '2026-11-26'
const OF_EVERY_CHANGE = 'a check of every change'

const TRIED = {
  'gcloud ': UNTRIED,
  'gsutil ': UNTRIED,
  'npx firebase ': UNTRIED,
  'npm run shop -- NAME --help': 'tools/bootstrap/tasks.test.mjs',
  'npm run shop -- accounts-move': 'functions/src/features/users/passwords/old-accounts.test.ts',
  'npm run shop -- export': 'functions/src/programs/backup/export-import.test.ts',
  'npm run shop -- import': 'functions/src/programs/backup/export-import.test.ts',
  'npm run shop -- migrate': 'functions/src/database/migrations/run-migrations.test.ts',
  'npm run shop -- monitoring': 'tools/deploy/src/monitoring/set-up-monitoring.test.ts',
  'npm run shop -- open-backup': 'functions/src/programs/backup/downloaded-backup.test.ts',
  'npm run shop -- orphan-images': BY_HAND,
  'npm run shop -- outdated': 'tools/bootstrap/outdated.verify.test.mjs',
  'npm run shop -- release': 'tools/deploy/src/release/release.test.ts',
  'npm run shop -- retention': 'functions/src/features/retention/retention.test.ts',
  'npm run shop -- stock-check': BY_HAND,
  'npm run shop -- sums-check': BY_HAND,
  'npm run shop -- upgrade-check': 'tools/deploy/src/upgrade-check.test.ts',
  'npm run deploy': 'tools/deploy/src/deploy.test.ts',
  'npm run bench': '2026-11-23',
  'npm run knip': OF_EVERY_CHANGE,
  'npm run simulate': 'tools/simulation/src/simulation.verify.test.ts',
  'npm test': OF_EVERY_CHANGE,
  'npm install': BY_HAND,
  'npm ci --dry-run': BY_HAND,
  'npm audit': 'no source of advisories could be reached',
  'SHOP_DATA=.rehearsal npm run shop -- import': BY_HAND,
  'SHOP_SEED=empty SHOP_DATA=.rehearsal npm start': BY_HAND,
  'git checkout': 'functions/src/data-of-tomorrow.test.ts',
  'echo ': BY_HAND,
}

const PROGRAM = /^(?:(?:npm|npx|gcloud|gsutil|git|echo)\b|[A-Z_]+=\S+ \w)/

const commandsOf = (text) => {
  const spans = [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code]) =>
    code.replaceAll(/\s+/g, ' '),
  )
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)```/gm)].flatMap(([, code]) =>
    code.replaceAll('\\\n', '').split('\n'),
  )
  const rehearsed = [...text.matchAll(/"(SHOP_\w+=[^"]*npm [^"]*)"/g)].map(([, code]) => code)
  return [...spans, ...blocks, ...rehearsed]
    .map((command) => command.split(/ +#/)[0].trim())
    .filter((command) => PROGRAM.test(command))
}

const commands = commandsOf(read('docs/operations.md'))
const tried = Object.keys(TRIED)

describe('each step of the runbooks', () => {
  it('is run by a test, or was tried by hand on a day, or is known to be untried', () => {
    expect(commands.filter((one) => !tried.some((known) => one.startsWith(known)))).toEqual([])
  })

  it('is still a step', () => {
    expect(tried.filter((known) => !commands.some((one) => one.startsWith(known)))).toEqual([])
  })

  it('has a test that is there', () => {
    const tests = Object.values(TRIED).filter((how) => how.includes('/'))
    expect(tests.filter((path) => !files.includes(path))).toEqual([])
  })
})

const GOOGLES = /^(?:gcloud|gsutil|npx firebase) /
const handbooks = files.filter((file) => /^(?:docs\/.*|CONTRIBUTING|README)\.md$/.test(file))
const firebaseCommands = [
  ...new Set(
    handbooks
      .flatMap((file) => commandsOf(read(file)))
      .filter((command) => command.startsWith('npx firebase ')),
  ),
]

describe("Google's programs", () => {
  it.each(firebaseCommands)(
    '%s is a command of the CLI in the lockfile, with its options',
    (typed) => {
      const [, , name, ...rest] = typed.split(' ')
      const file = join(
        ROOT,
        `node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`,
      )
      expect(existsSync(file)).toBe(true)
      const source = readFileSync(file, 'utf8')
      const options = rest.filter((word) => word.startsWith('--') && word !== '--project')
      expect(options.filter((option) => !source.includes(`"${option} `))).toEqual([])
    },
  )

  it.each(['docs/operations.md', 'docs/deploy.md'])(
    '%s says that no answer of theirs could be tried',
    (page) => {
      expect(commandsOf(read(page)).some((command) => GOOGLES.test(command))).toBe(true)
      expect(read(page)).toMatch(/what Google answers[^.]* could never be tried/)
    },
  )
})
