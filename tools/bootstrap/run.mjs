/**
 * What the npm scripts call: `node tools/bootstrap/run.mjs start | dev | test | …` (see MODES). It runs on the machine's own
 * Node (20 or newer) and uses nothing but Node's own modules, because nothing may be installed yet; everything else
 * runs on Node 24, the machine's own or the one that it installs.
 */
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { BootstrapError } from './bootstrap-error.mjs'
import { ensureInstalled, ensureNode } from './install.mjs'
import { ROOT } from './root.mjs'
import { runProgram } from './run-program.mjs'

const [mode = 'start', ...rest] = process.argv.slice(2)

/**
 * What each mode runs on Node 24, what is built first, and whether it takes running the shop (the default) or everything
 * to be installed.
 */
const MODES = {
  start: { program: 'tools/local/src/start.ts', build: ['functions', 'web'] },
  dev: { program: 'tools/local/src/start.ts', args: ['--dev'], build: ['web'] },
  build: { build: ['functions', 'web'] },
  styles: { build: ['styles'] },
  admin: { program: 'functions/lib/make-admin.js', build: ['functions'] },
  'accounts:move': { program: 'functions/lib/move-accounts.js', build: ['functions'] },
  migrate: { program: 'functions/lib/migrate.js', build: ['functions'] },
  retention: { program: 'functions/lib/remove-old-data.js', build: ['functions'] },
  'stock:check': { program: 'functions/lib/check-stock.js', build: ['functions'] },
  'sums:check': { program: 'functions/lib/check-sums.js', build: ['functions'] },
  'images:orphans': { program: 'functions/lib/find-orphan-images.js', build: ['functions'] },
  export: { program: 'functions/lib/export-shop.js', build: ['functions'] },
  import: { program: 'functions/lib/import-shop.js', build: ['functions'] },
  firestore: { program: 'tools/firestore-emulator/src/main.ts' },
  scenes: {
    program: 'tools/demo-shop/src/illustrator/render-scenes.ts',
    args: ['web/public/scenes'],
  },
  /** For the scripts in package.json that run a tool by its name. */
  tools: { packages: 'everything' },
  test: { program: 'tools/bootstrap/check.mjs', args: ['--browser'], packages: 'everything' },
  verify: { program: 'tools/bootstrap/check.mjs', packages: 'everything' },
  release: { program: 'tools/deploy/src/release/main.ts' },
  'release:zip': {
    program: 'tools/deploy/src/release/main.ts',
    args: ['pack'],
    build: ['functions', 'web'],
    packages: 'everything',
  },
  monitoring: { program: 'tools/deploy/src/monitoring/main.ts', packages: 'everything' },
  'upgrade-check': {
    program: 'tools/deploy/src/main.ts',
    args: ['--upgrade-check'],
    packages: 'everything',
  },
  deploy: { program: 'tools/deploy/src/main.ts', packages: 'everything' },
  emulators: {
    program: 'tools/local/src/emulator-suite/main.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
  'test:packaged': {
    program: 'tools/local/src/packaged/main.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
  'firestore:bench': {
    program: 'tools/firestore-emulator/src/bench/main.ts',
    packages: 'everything',
  },
  'firestore:unused-indexes': {
    program: 'tools/local/src/testing/find-unused-indexes.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
  simulate: { program: 'tools/simulation/src/main.ts', packages: 'everything' },
  hostile: {
    program: 'tools/hostile/src/main.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
  lighthouse: {
    program: 'tools/bench/src/lighthouse.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
  bench: {
    program: 'tools/bench/src/main.ts',
    build: ['functions', 'web'],
    packages: 'everything',
  },
}

const run = async () => {
  if (mode === 'node') return ensureNode()
  const chosen = MODES[mode]
  if (!chosen)
    throw new BootstrapError(`There is no mode ${mode}: ${Object.keys(MODES).join(', ')}`)
  const { program, args = [], build = [], packages = 'running' } = chosen
  const node = await ensureInstalled(packages)
  // Keeps compiled code between starts, which saves half a second each time.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node')
  const fresh = mode === 'build' && rest.includes('--fresh')
  await ensureBuilt(node, build, { fresh })
  return program ? runProgram(node, [join(ROOT, program), ...args, ...rest]) : 0
}

run().then(
  (code = 0) => process.exit(code),
  (error) => {
    console.error(error instanceof BootstrapError ? error.message : error)
    process.exit(1)
  },
)
