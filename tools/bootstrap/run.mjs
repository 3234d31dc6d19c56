/**
 * What the npm scripts call: `node tools/bootstrap/run.mjs start | dev | test | …` (see MODES). It runs on the machine's own
 * Node (20 or newer) and uses nothing but Node's own modules, because nothing may be installed yet; everything else
 * runs on the Node 24 that it installs.
 */
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { BootstrapError } from './bootstrap-error.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode } from './find-programs.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const [mode = 'start', ...rest] = process.argv.slice(2)

/** What each mode runs on Node 24, and what is built first. */
const MODES = {
  start: { program: 'tools/local/src/start.ts', build: ['functions', 'web'] },
  dev: { program: 'tools/local/src/start.ts', args: ['--dev'], build: ['web'] },
  test: { program: 'tools/bootstrap/check.mjs', args: ['--browser'], build: [] },
  verify: { program: 'tools/bootstrap/check.mjs', build: [] },
  build: { build: ['functions', 'web'] },
  deploy: { program: 'tools/deploy/src/main.ts', build: [] },
  emulators: { program: 'tools/local/src/emulator-suite/main.ts', build: ['functions', 'web'] },
  'test:packaged': { program: 'tools/local/src/packaged/main.ts', build: ['functions', 'web'] },
  admin: { program: 'functions/lib/make-admin.js', build: ['functions'] },
  'accounts:move': { program: 'functions/lib/move-accounts.js', build: ['functions'] },
  migrate: { program: 'functions/lib/migrate.js', build: ['functions'] },
  'stock:check': { program: 'functions/lib/check-stock.js', build: ['functions'] },
  'images:orphans': { program: 'functions/lib/find-orphan-images.js', build: ['functions'] },
  export: { program: 'functions/lib/export-shop.js', build: ['functions'] },
  import: { program: 'functions/lib/import-shop.js', build: ['functions'] },
  'firestore:unused-indexes': {
    program: 'tools/local/src/testing/find-unused-indexes.ts',
    build: ['functions', 'web'],
  },
  lighthouse: { program: 'tools/bench/src/lighthouse.ts', build: ['functions', 'web'] },
  bench: { program: 'tools/bench/src/main.ts', build: ['functions', 'web'] },
}

const run = async () => {
  const chosen = MODES[mode]
  if (!chosen)
    throw new BootstrapError(`There is no mode ${mode}: ${Object.keys(MODES).join(', ')}`)
  await ensureInstalled()
  const node = findNode()
  // Keeps compiled code between starts, which saves half a second each time.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node')
  const fresh = mode === 'build' && rest.includes('--fresh')
  await ensureBuilt(node, chosen.build, { fresh })
  if (!chosen.program) return 0
  return runProgram(node, [join(ROOT, chosen.program), ...(chosen.args ?? []), ...rest])
}

run().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof BootstrapError ? error.message : error)
    process.exit(1)
  },
)
