import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', program), ...args])

it.each([
  ['takes no project that is named without --project', 'migrate.ts', ['live'], 'What is "live"?'],
  ['takes one argument only', 'make-admin.ts', ['9876543210', 'live'], 'What is "live"?'],
  ['misses an argument', 'export-shop.ts', [], 'FOLDER is missing.'],
  ['names an option that there is not', 'check-sums.ts', ['--mend'], "Unknown option '--mend'"],
])('%s, and says where the help is', async (_title, program, args, complaint) => {
  const failed: unknown = await run(program, ...args).catch((error: unknown) => error)
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/"npm run shop -- [a-z-]+ --help" explains it\.\n$/),
  })
  expect(failed).toMatchObject({ stderr: expect.stringContaining(complaint) })
})
