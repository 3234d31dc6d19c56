import { defineConfig } from 'vitest/config'

/** They only end what hangs: several times what any test takes on a machine that does other things, too. */
const TIMEOUTS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // By itself it leaves a core for what watches files: of two, half would do nothing. A third worker gains nothing.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          isolate: false,
          include: ['{contract,tools/pins}/src/**/*.test.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'functions',
          // Its files share no state but modules, and loading those takes longer than most of the tests.
          isolate: false,
          include: ['functions/{src,packaging}/**/*.test.ts'],
          globalSetup: ['tools/local/src/testing/emulators.ts'],
          setupFiles: ['functions/src/testing/setup.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'local',
          isolate: false,
          include: [
            'tools/{local,firestore-emulator,demo-shop}/src/**/*.test.ts',
            'tools/{bootstrap,checks}/**/*.test.mjs',
          ],
          ...TIMEOUTS,
        },
      },
      { test: { name: 'lint', include: ['tools/lint/**/*.test.js'], ...TIMEOUTS } },
      { test: { name: 'deploy', include: ['tools/deploy/src/**/*.test.ts'], ...TIMEOUTS } },
      {
        test: {
          name: 'simulation',
          include: ['tools/simulation/src/**/*.test.ts'],
          // A year takes as long as the machine needs; this only ends one that hangs.
          testTimeout: 1_200_000,
        },
      },
      { test: { name: 'hostile', include: ['tools/hostile/src/**/*.test.ts'], ...TIMEOUTS } },
      { test: { name: 'bench', include: ['tools/bench/src/**/*.test.ts'], ...TIMEOUTS } },
      'web',
    ],
  },
})
