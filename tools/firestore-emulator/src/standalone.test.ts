import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const PACKAGE = join(import.meta.dirname, '..')
const PACKAGES = join(PACKAGE, '../../node_modules')

/** The package by itself: what of other packages it declares, and nothing else of this repository. */
const copyPackage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-alone-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(PACKAGE, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(PACKAGES, name), link, 'junction')
  }
  return folder
}

it('starts by itself, with the packages that it declares', async () => {
  const server = spawn(process.execPath, ['src/main.ts', '--port', '0', '--no-index-check'], {
    cwd: await copyPackage(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  const [, address] = /^Firestore ready at (\S+)$/.exec(line) ?? []
  const usage = await fetch(`http://${address}/emulator/v1/usage`)
  expect(await usage.json()).toMatchObject({ total: { reads: 0 } })
})

it('has every option in its README', async () => {
  const help = [join(PACKAGE, 'src/main.ts'), '--help']
  const { stdout } = await promisify(execFile)(process.execPath, help)
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  for (const [option] of stdout.matchAll(/--[\w-]+/g)) expect(readme).toContain(`\`${option}`)
})
