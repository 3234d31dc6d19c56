import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileTexts } from './build/compile-texts.ts'

export default defineConfig({
  plugins: [compileTexts(), react()],
  test: {
    name: 'web',
    // As in the root's configuration, which isn't inherited.
    maxWorkers: '100%',
    environment: 'happy-dom',
    // Loading a test's modules takes longer than the test: setup.ts or the test resets module state instead.
    isolate: false,
    include: ['{src,build,dev}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // As in the root's configuration: it only ends what hangs.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
