import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COPIED = [
  'functions/lib',
  'web/dist',
  '.firebaserc',
  'firestore.rules',
  'storage.rules',
  'firestore.indexes.json',
]

const run = (command: string, args: string[], cwd: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    )
  })

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const EMULATORS = ['functions', 'hosting', 'hub', 'logging'] as const

/** firebase.json with the emulators on free ports. */
const writeConfig = async (root: string, folder: string) => {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as object
  const ports: Record<string, number> = {}
  for (const name of EMULATORS) ports[name] = await freePort()
  const emulators = Object.fromEntries(EMULATORS.map((name) => [name, { port: ports[name] }]))
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({ ...config, emulators: { ...emulators, ui: { enabled: false } } }),
  )
  return { hosting: ports['hosting'] ?? 0, functions: ports['functions'] ?? 0 }
}

/**
 * Copies what `firebase deploy` would upload to a folder outside the repository, out of reach of its node_modules.
 * Installs the function's packages there with `npm ci`, like Cloud Build.
 */
export const copyPackage = async (root: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-packaged-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const path of COPIED)
      await cp(join(root, path), join(folder, path), {
        recursive: true,
        // Relative to the copy: the repository itself may be inside somebody's node_modules.
        filter: (source) => !source.slice(root.length).includes('node_modules'),
      })
    const ports = await writeConfig(root, folder)
    const functionFolder = join(folder, 'functions/lib')
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    await run('npm', ['ci', ...flags, '--loglevel=error'], functionFolder)
    return { folder, functionFolder, ports, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
