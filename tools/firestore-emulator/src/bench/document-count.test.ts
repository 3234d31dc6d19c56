import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { documentCount } from './document-count.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

const run = (argument: string) => promisify(execFile)(process.execPath, [MAIN, argument])

it('is what the call names, or ten thousand', () => {
  expect([documentCount([]), documentCount(['500'])]).toEqual([10_000, 500])
  for (const wrong of [['many'], ['0'], ['-1'], ['1', '2']])
    expect(documentCount(wrong)).toBeUndefined()
})

it('must be a number', async () => {
  await expect(run('--fast')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^How many documents\?/),
  })
})
