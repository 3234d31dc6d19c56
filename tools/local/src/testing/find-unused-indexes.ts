import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs the API's tests, or only those in the paths it is given, and lists the entries of firestore.indexes.json that
 * none of their queries needed. Ends with 1 if there are any.
 *
 *   npm run shop -- unused-indexes [functions/src/features/orders …]
 */
const ROOT = resolve(import.meta.dirname, '../../../..')

const run = (args: string[], env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  }).status ?? 1

const folder = mkdtempSync(join(tmpdir(), 'bartan-indexes-'))
try {
  const usage = join(folder, 'usage')
  const tests = ['run', '--project', 'functions', '--reporter=dot', ...process.argv.slice(2)]
  const failed = run(['node_modules/vitest/vitest.mjs', ...tests], { FIRESTORE_INDEX_USAGE: usage })
  const unused = run(['tools/firestore-emulator/src/unused-indexes.ts', '--usage', usage])
  if (failed !== 0) console.error('Tests failed: what they would have needed besides is not known.')
  process.exitCode = failed || unused
} finally {
  rmSync(folder, { recursive: true })
}
