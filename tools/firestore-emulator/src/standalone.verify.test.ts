import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const PACKAGE = join(import.meta.dirname, '..')
const PACKAGES = join(PACKAGE, '../../node_modules')

const run = promisify(execFile)

/** The tarball, unpacked below an empty folder's node_modules, beside what it declares and the client of the README's example. */
const installTarball = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-alone-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const copy = join(folder, 'copy')
  await cp(PACKAGE, copy, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path),
  })
  await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: copy,
    shell: process.platform === 'win32',
  })
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
  await run('tar', ['-xzf', tarball], { cwd: folder })
  const place = join(folder, 'node_modules', manifest.name)
  await mkdir(dirname(place), { recursive: true })
  await cp(join(folder, 'package'), place, { recursive: true })
  await rm(join(folder, 'package'), { recursive: true })
  for (const name of [...Object.keys(manifest.dependencies), 'firebase-admin']) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(PACKAGES, name), link, 'junction')
  }
  return { folder, place, bin: join(place, manifest.bin['firestore-emulator']) }
}

it('exports only what is in its tarball', async () => {
  const { folder, place } = await installTarball()
  const packed: typeof manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))
  const entries = Object.entries(packed.exports)
  expect(entries.map(([entry]) => entry)).toEqual(['.', './embedded'])
  for (const file of [...Object.values(packed.exports), ...Object.values(packed.bin)])
    await expect(access(join(place, file))).resolves.toBeUndefined()

  // The folder that was packed is as it was, although its own exports differ.
  const [before, after] = await Promise.all(
    [PACKAGE, join(folder, 'copy')].map((at) => readFile(join(at, 'package.json'), 'utf8')),
  )
  expect(after).toBe(before)
})

it("is a package that runs in another project, as its README's example does, and warns that it has no indexes", async () => {
  const { folder, bin } = await installTarball()
  const server = spawn(process.execPath, [bin, '--port', '0', '--data', 'kept'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [[line], [warning]] = await Promise.all([
    once(createInterface({ input: server.stdout }), 'line'),
    once(createInterface({ input: server.stderr }), 'line'),
  ])
  expect(warning).toContain('There is no firestore.indexes.json here: every query is served')
  const [, address = ''] = /^Firestore ready at (\S+)$/.exec(line) ?? []
  const usage = await fetch(`http://${address}/emulator/v1/usage`)
  expect(await usage.json()).toMatchObject({ total: { reads: 0 } })

  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  const [, example = ''] = /```js\n([^]*?)```/.exec(readme) ?? []
  await writeFile(join(folder, 'example.mjs'), example)
  const { stdout } = await run(process.execPath, ['example.mjs'], {
    cwd: folder,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: address },
  })
  expect(stdout.trim()).toBe("[ 'Tawa' ]")

  const entries = `import { startFirestore } from '${manifest.name}'
    import { openInProcess } from '${manifest.name}/embedded'
    openInProcess({ data: ':memory:' }).close()
    await (await startFirestore({ port: 0, data: ':memory:' })).stop()`
  await run(process.execPath, ['--input-type=module', '-e', entries], { cwd: folder })

  const older =
    'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.20.2" })'
  await expect(run(process.execPath, ['--import', older, bin])).rejects.toMatchObject({
    stderr: expect.stringMatching(/Node 20.20.2, which lacks node:sqlite.*npx -y -p node@24/s),
  })
})

it('has every option in its README', async () => {
  const help = [join(PACKAGE, 'src/main.ts'), '--help']
  const { stdout } = await run(process.execPath, help)
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  for (const [option] of stdout.matchAll(/--[\w-]+/g)) expect(readme).toContain(`\`${option}`)
})
