import { defineConfig } from 'vitest/config'

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
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'functions',
          // Its files share no state but modules, and loading those takes longer than most of the tests.
          isolate: false,
          include: ['functions/{src,packaging}/**/*.test.ts'],
          globalSetup: ['tools/local/src/testing/emulators.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'local',
          isolate: false,
          include: [
            'tools/{local,firestore-emulator,demo-shop}/src/**/*.test.ts',
            'tools/bootstrap/**/*.test.mjs',
          ],
          // Stacks are started, each with an Auth emulator that takes a core for three seconds.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'lint', include: ['tools/lint/**/*.test.js'], testTimeout: 60_000 } },
      { test: { name: 'deploy', include: ['tools/deploy/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'simulation',
          include: ['tools/simulation/src/**/*.test.ts'],
          // A year takes as long as the machine needs; this only ends one that hangs.
          testTimeout: 1_200_000,
        },
      },
      { test: { name: 'hostile', include: ['tools/hostile/src/**/*.test.ts'] } },
      { test: { name: 'bench', include: ['tools/bench/src/**/*.test.ts'], testTimeout: 30_000 } },
      'web',
    ],
  },
})
