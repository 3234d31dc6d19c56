import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          globalSetup: ['local/src/testing/emulators.ts'],
          testTimeout: 20_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['local/src/**/*.test.ts', 'bootstrap/**/*.test.mjs'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      { test: { name: 'bench', include: ['bench/src/**/*.test.ts'] } },
      'web',
    ],
  },
})
