import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileTexts } from './build/compile-texts.ts'

export default defineConfig({
  plugins: [compileTexts(), react()],
  test: {
    name: 'web',
    // As at the root, which hands it on to none but its own.
    maxWorkers: '100%',
    environment: 'happy-dom',
    // A file takes longer to load what it tests than to test it: module state is reset by setup.ts, or by the test.
    isolate: false,
    include: ['{src,build,dev}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Role queries walk the whole page, and two cores may be shared by everyone.
    testTimeout: 40_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
