import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from './root.mjs'

const packageOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
const ranges = new Map()
for (const folder of ['.', ...packageOf('.').workspaces]) {
  const { dependencies, devDependencies } = packageOf(folder)
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!name.startsWith('@bartan/') && range !== '*') ranges.set(name, range)
}

/** Has of each package what is asked for, and one that is newer and needs Node 24. */
const registry = createServer((request, response) => {
  const name = decodeURIComponent(request.url.slice(1))
  const engines = { node: '>=24' }
  const versions = Object.fromEntries(
    [ranges.get(name) ?? '1.0.0', '999.0.0'].map((version) => [
      version,
      { name, version, engines },
    ]),
  )
  const body = { name, 'dist-tags': { latest: '999.0.0' }, versions }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
})

it('lists what is newer for every package that any package.json asks for, the root among them', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'bartan-outdated-'))
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    registry.close()
    await rm(cache, { recursive: true })
  })
  const options = ['--json', `--registry=http://127.0.0.1:${registry.address().port}`]
  const args = [join(ROOT, 'tools/bootstrap/outdated.mjs'), ...options, `--cache=${cache}`]
  const listed = await new Promise((resolve, reject) =>
    execFile(process.execPath, args, (error, stdout) =>
      // It ends with 1 since there are newer ones.
      error?.code === 1 ? resolve(JSON.parse(stdout)) : reject(error ?? new Error(stdout)),
    ),
  )
  expect(Object.keys(listed)).toEqual(expect.arrayContaining([...ranges.keys()]))
})
