import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('remove-old-data.ts', import.meta.url))

it('removes nothing from a default project where another one was named without --project', async () => {
  const call = promisify(execFile)(process.execPath, [PROGRAM, 'live'])
  await expect(call).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^npm run retention/),
  })
})
