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

it.each([
  ['nothing', '', 'No passphrase was given.'],
  ['a line', 'four words of steel\n', 'There is no file'],
  ['a line without an end', 'four words of steel', 'There is no file'],
])(
  'opens a backup with the passphrase of an input that ends after %s',
  async (_title, input, told) => {
    const running = run('open-backup.ts', 'none.bartan', 'none')
    running.child.stdin?.end(input)
    const failed: unknown = await running.catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(told) })
    expect(failed).toMatchObject({ stderr: expect.not.stringContaining('Warning') })
  },
)

it('a program of a real project says how to log in, where nobody is logged in', async () => {
  const program = join(import.meta.dirname, '../make-admin.ts')
  const env = { PATH: process.env['PATH'], HOME: '/nowhere', METADATA_SERVER_DETECTION: 'none' }
  const args = [program, '9876543210', '--project', 'some-shop']
  const failed: unknown = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error: unknown) => error,
  )
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Could not load the default credentials.*\nLog in with "gcloud/),
  })
})
