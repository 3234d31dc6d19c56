import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const FRAMEWORK = '@google-cloud/functions-framework'

const run = promisify(execFile)

it('replaces what the framework still uses: once it does not, this can go', async () => {
  const framework = dirname(createRequire(import.meta.url).resolve(FRAMEWORK))
  const wrappers = await readFile(join(framework, 'function_wrappers.js'), 'utf8')
  expect(wrappers.match(/domain\.create\(\)/g)).toHaveLength(1)
})

/** In a process of its own: vitest fails any run with an uncaught error. */
const runProgram = (program: string) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import domain from 'node:domain'
     import { replaceDomains } from '${import.meta.dirname}/replace-domains.ts'
     replaceDomains()
     ${program}`,
  ])

it('tells each call of what was thrown on its behalf, and lives on', async () => {
  const { stdout } = await runProgram(`
    const open = (name, work) =>
      domain.create().on('error', ({ message }) => console.log(name, message)).run(work)
    open('one', () => setTimeout(() => { throw new Error('timer') }, 1))
    open('two', () => void Promise.reject(new Error('promise')))
    setTimeout(() => console.log('alive'), 50)
  `)
  expect(stdout.trim().split('\n').sort()).toEqual(['alive', 'one timer', 'two promise'])
})

it('ends the process for what belongs to no call', async () => {
  await expect(
    runProgram(`setTimeout(() => { throw new Error('stray') }, 1); setTimeout(() => {}, 1000)`),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('stray') })
})
