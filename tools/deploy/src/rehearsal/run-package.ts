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
import { startMailServer } from '../../../local/src/testing/mail-server.ts'
import { startEmulatorServices } from '../../../local/src/stack/emulator-services.ts'
import { tellOfDocument } from '../../../local/src/stack/mail-events.ts'
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

const functionNamed = (project: Project, name: string): CloudFunction => {
  const found = project.functions.get(name)
  if (!found) throw new DeployError(`There is no function ${name}.`)
  return found as CloudFunction
}

type Options = { copy: string; project: Project; log: (line: string) => void }

type Stops = (() => unknown)[]

/** A function by the framework's own command, in the environment that the deploy gave it; its port and what it says. */
const startFunction = async (
  { eventTrigger, serviceConfig }: CloudFunction,
  folder: string,
  given: Record<string, string>,
  stops: Stops,
) => {
  const port = await freePort()
  const child = spawn(join(folder, 'node_modules/.bin/functions-framework'), [], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ...serviceConfig.environmentVariables,
      ...given,
      METADATA_SERVER_DETECTION: 'none',
      NODE_ENV: 'production',
      FUNCTION_SIGNATURE_TYPE: eventTrigger ? 'cloudevent' : 'http',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  stops.push(() => child.kill())
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  const isUp = async () =>
    (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined
  for (let tried = 1; !(await isUp()); tried += 1) {
    if (tried === TRIES) throw new DeployError(`The function does not start:\n${said.join('')}`)
    await sleep(500)
  }
  return { port, said }
}

/** Somebody subscribes; Eventarc tells of the mail that is in the outbox then, and a mail server has to get it. */
const mail = async (site: string, firestore: string, startSender: Start): Promise<void> => {
  const server = await startMailServer()
  try {
    const sender = await startSender('sendMail', { SMTP_URL: server.url })
    await fetch(`${site}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com' }),
    })
    const outbox = await fetch(
      `http://${firestore}/v1/projects/${PROJECT}/databases/(default)/documents/mail`,
      { headers: { authorization: 'Bearer owner' } },
    )
    const { documents = [] } = (await outbox.json()) as { documents?: { name: string }[] }
    const [, document = ''] = documents[0]?.name.split('/documents/') ?? []
    const told = await tellOfDocument(PROJECT, sender.port, document)
    const [sent = ''] = server.mails
    if (!told || !sent.includes('To: asha@example.com'))
      throw new DeployError(`The mail ${document} did not arrive:\n${sender.said.join('')}`)
  } finally {
    server.stop()
  }
}

type Start = (
  name: string,
  secrets: Record<string, string>,
) => Promise<{ port: number; said: string[] }>

/**
 * Runs what was uploaded as Google would, over the local stack's Firestore, Auth and Storage: its own install, the
 * framework's own command, and the environment that the deploy gave to the function. A shopper opens a page and orders,
 * and a mail is sent.
 */
export const runPackage = async ({ copy, project, log }: Options): Promise<void> => {
  log('\nWhat was uploaded, as Google runs it')
  const api = functionNamed(project, 'api')
  const source = project.uploads.get(api.buildConfig.source.storageSource.object)
  if (!source) throw new DeployError('The function has no source.')
  const folder = unpackSource(source)
  const stops: Stops = [() => rmSync(folder, { recursive: true })]
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
    const emulators = emulatorEnvironment(services.ports)
    const start: Start = (name, secrets) =>
      startFunction(functionNamed(project, name), folder, { ...emulators, ...secrets }, stops)
    const data = composeShop('empty', () => [])
    await runLoader(data, {
      loader: join(folder, 'load-shop.js'),
      env: {
        PATH: process.env['PATH'] ?? '',
        ...api.serviceConfig.environmentVariables,
        ...emulators,
        METADATA_SERVER_DETECTION: 'none',
      },
      signal: new AbortController().signal,
      log: () => {},
    })
    const { port, said } = await start('api', { WHATSAPP: 'none' })
    log('  functions-framework, with the environment of the function')
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
    const [admin] = data.accounts
    if (!admin) throw new DeployError('The empty shop has no admin.')
    try {
      await shop(url, admin)
    } catch (error) {
      throw new DeployError(`${String(error)}\n${said.join('')}`)
    }
    log('  a page, an upload, a search, a registration and an order')
    await mail(url, emulators.FIRESTORE_EMULATOR_HOST, start)
    log('  a mail, by its own function')
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
