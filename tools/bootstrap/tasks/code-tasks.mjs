const everything = (program, ...args) => ({ program, args, packages: 'everything' })

const built = (program, ...args) => ({
  ...everything(program, ...args),
  build: ['functions', 'web'],
})

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Tasks for developers: checks and measurements. */
export const CODE_TASKS = {
  check: {
    about: 'Runs what answers a change in work: two minutes',
    details: `Format, lint without types, types of what changed, the tests that import a changed file, six browser
journeys. Changed is what differs from where the branch left main. Says what it left out.`,
    changes: 'what is built, and .cache',
    run: everything('tools/checks/check.mjs'),
  },
  test: {
    about: 'Runs every test of the product, in the browser too',
    details: `The last line is "N passed, N failed"; ends with status 0 only if all passed. The line before names the parts
of verify of which an input has changed.`,
    changes: 'what is built, and .cache',
    run: everything('tools/checks/test.mjs'),
  },
  verify: {
    about: 'Runs what is too slow for every change: forks, years, crashes, hostile input, speed',
    usage: '[--changed] [PARTS]',
    details: `All parts of tools/checks/verify-parts.mjs, or those named; with --changed, those of which an input has
changed since they last passed. What passes is noted in tools/checks/passed.json, to be committed.`,
    example: 'crashes hostile',
    changes: 'what is built, .cache, and tools/checks/passed.json',
    run: everything('tools/checks/verify.mjs'),
  },
  styles: {
    about: 'Makes the functions and types that styles are written with',
    details:
      'From web/src/theme, into web/styled-system. Builds and the type check do it themselves.',
    changes: 'web/styled-system',
    run: { build: ['styles'] },
  },
  'test-rules': {
    about: "Tests the security rules on Google's own emulators",
    details: 'Needs Java, and the network for the first download.',
    run: everything(
      'node_modules/firebase-tools/lib/bin/firebase.js',
      'emulators:exec',
      '--only',
      'firestore,storage',
      '--project',
      'demo-bartan',
      'npx vitest run --project local tools/local/src/rules',
    ),
  },
  screenshots: {
    about: "Takes the README's screenshots again",
    details: 'From a freshly seeded shop.',
    changes: 'docs/screenshots',
    run: built(PLAYWRIGHT, 'test', '-c', 'tools/e2e/screenshots.config.ts'),
  },
  simulate: {
    about: 'Lives through years of a shop, with crashes and lost answers',
    usage:
      '[--seed TEXT] [--years N] [--steps N] [--chains N] [--seconds N] [--twice] [--every-fault] [--sabotage] [--keyless] [--no-shrink]',
    details: `Simulates N years (1), each with so many steps of shoppers, admins and incidents (1500), from the seed TEXT
and its number on. A year that fails is lived again with ever fewer steps, and the shortest history that fails
is printed.
--seconds N     begins no further year once they are over
--twice         lives each year twice, and compares: the same seed has to take the same course
--chains N      so many chains of accounts besides (2000)
--every-fault   instead of years, short histories: every act, with each of its calls failing in each way
--sabotage      lets a unit vanish in the middle of each year, which has to be found
--keyless       calls are repeated without an Idempotency-Key: what happens twice has to be found
--no-shrink     of a history that fails, looks for no shorter one`,
    example: '--years 20 --seconds 600',
    repeat: 'safe; the same seed gives the same years',
    run: everything('tools/simulation/src/main.ts'),
  },
  hostile: {
    about: 'Attacks a shop on this machine among honest shoppers, and compares the books',
    usage: '[--seconds N] [--products N]',
    details: `For N seconds (600, which is also the longest), on a shop of N products (1000) that it starts. Ends with
status 1 where a target is missed.`,
    example: '--seconds 60',
    changes: 'nothing that lasts',
    run: built('tools/hostile/src/main.ts'),
  },
  bench: {
    about: 'Measures what calls and pages cost',
    usage:
      '[--only PART] [--products N] [--orders N] [--variants] [--seconds S] [--hosting] [--bundle DIR] [--profile DIR] | --growth | --cold | --first-start',
    details: `Writes it to tools/bench/results.json; docs/benchmarks.md says what is measured.
--only PART     browsing, buying, desk (among --orders N), import (of --products N with three
                pictures each), offers, pages, presses
--variants      each product in three sizes and two colors
--hosting       through the local Hosting instead of the function's own port
--bundle DIR    another bundle than functions/lib
--profile DIR   also writes CPU profiles of the function and the database
--growth        a catalog that grows
--cold          only the import of the bundle
--first-start   only the first npm start of a clone`,
    example: '--only pages --seconds 3',
    changes: 'tools/bench/results.json',
    run: built('tools/bench/src/main.ts'),
  },
  lighthouse: {
    about: "Measures how fast pages open on Lighthouse's phone",
    usage: '[--runs N] [--url URL] [--only NAME]',
    details: `On a slow network: home, a collection and a product, in English and in Hindi. Prints the medians of N
visits (5), and the worst score for performance of all of them.
--url URL     of a shop that is running already
--only NAME   one page: home, collection or product`,
    example: '--runs 3 --only home',
    run: built('tools/bench/src/lighthouse.ts'),
  },
  firestore: {
    about: 'Starts the embedded Firestore on its own',
    usage:
      '[--port N] [--host ADDRESS] [--data DIR] [--project ID] [--indexes FILE] [--no-index-check] [--index-usage FILE]',
    details: `On port 8080 of 127.0.0.1, in memory, with firestore.indexes.json, until Ctrl-C; --data DIR keeps its
documents. tools/firestore-emulator/README.md says what it does.`,
    example: '--data .data/firestore',
    changes: 'its data folder',
    run: { program: 'tools/firestore-emulator/src/main.ts' },
  },
  'firestore-bench': {
    about: 'Measures the embedded Firestore beside a gRPC server that does nothing',
    usage: '[DOCUMENTS]',
    details: 'Writes so many documents (10000), and times reads, writes, queries and transactions.',
    example: '1000',
    run: everything('tools/firestore-emulator/src/bench/main.ts'),
  },
  'unused-indexes': {
    about: 'Lists entries of firestore.indexes.json that no test of the API needs',
    usage: '[PATHS of tests]',
    details: 'Runs these tests, or all: some minutes. Ends with status 1 if there are any.',
    example: 'functions/src/features/orders',
    run: built('tools/local/src/testing/find-unused-indexes.ts'),
  },
}
