import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { composeShop } from '@bartan/demo-shop/compose-shop'
import { DeployError } from '../deploy-error.ts'
import { createHosting } from '../../../local/src/hosting/create-hosting.ts'
import { shop } from '../../../local/src/packaged/journey.ts'
import { runLoader } from '../../../local/src/seeding/run-loader.ts'
import { startEmulatorServices } from '../../../local/src/stack/emulator-services.ts'
import { emulatorEnvironment } from '../../../local/src/stack/project.ts'
import { unpackSource } from './check-function.ts'
import type { CloudFunction } from './check-function.ts'
import { PROJECT } from './project.ts'
import type { Project } from './project.ts'

const TRIES = 60

const listen = async (listener: RequestListener) => {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const freePort = async () => {
  const { server, port } = await listen(() => {})
  server.close()
  return port
}

type Options = { copy: string; project: Project; log: (line: string) => void }

/**
 * Runs what was uploaded as Google would, over the local stack's Firestore, Auth and Storage: its own install, the
 * framework's own command, and the environment that the deploy gave to the function. A shopper opens a page and orders.
 */
export const runPackage = async ({ copy, project, log }: Options): Promise<void> => {
  log('\nWhat was uploaded, as Google runs it')
  const api = project.functions.get('api') as CloudFunction
  const source = project.uploads.get(api.buildConfig.source.storageSource.object)
  if (!source) throw new DeployError('The function has no source.')
  const folder = unpackSource(source)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
  try {
    const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'pipe' })
    log('  npm ci, in a folder of its own')
    const services = await startEmulatorServices({
      projectId: PROJECT,
      indexes: join(copy, 'firestore.indexes.json'),
      onOutput: () => {},
    })
    stops.push(services.stop)
    const port = await freePort()
    const env = {
      PATH: process.env['PATH'],
      ...api.serviceConfig.environmentVariables,
      ...emulatorEnvironment(services.ports),
      METADATA_SERVER_DETECTION: 'none',
      NODE_ENV: 'production',
      PORT: String(port),
    }
    const data = composeShop('empty', () => [])
    await runLoader(data, {
      loader: join(folder, 'load-shop.js'),
      env: env as Record<string, string>,
      signal: new AbortController().signal,
      log: () => {},
    })
    const framework = join(folder, 'node_modules/.bin/functions-framework')
    const child = spawn(framework, [], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    stops.push(() => child.kill())
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
    const { hosting } = JSON.parse(readFileSync(join(copy, 'firebase.json'), 'utf8')) as {
      hosting: Parameters<typeof createHosting>[0]['config']
    }
    const site = await listen(
      createHosting({
        config: hosting,
        folder: join(copy, 'web/dist'),
        projectId: PROJECT,
        authPort: () => services.ports.authPort,
        functionPort: () => port,
      }),
    )
    stops.push(() => site.server.close())
    const url = `http://127.0.0.1:${site.port}`
    for (let tried = 1; ; tried += 1) {
      const isUp = await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isUp) break
      if (tried === TRIES) throw new DeployError(`The function does not start:\n${output}`)
      await sleep(500)
    }
    log('  functions-framework, with the environment of the function')
    const [admin] = data.accounts
    if (!admin) throw new DeployError('The empty shop has no admin.')
    try {
      await shop(url, admin)
    } catch (error) {
      throw new DeployError(`${String(error)}\n${output}`)
    }
    log('  a page, an upload, a search, a registration and an order')
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
