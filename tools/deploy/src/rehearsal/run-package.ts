import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHosting } from '../../../local/src/hosting/create-hosting.ts'
import { listenLocally } from '../../../local/src/processes/close-server.ts'
import { startEmulatorServices } from '../../../local/src/stack/emulator-services.ts'
import { tellOfDocument } from '../../../local/src/stack/mail-events.ts'
import { emulatorEnvironment } from '../../../local/src/stack/project.ts'
import { callsAt, shop } from '../../../local/src/testing/journey.ts'
import { startMailServer } from '../../../local/src/testing/mail-server.ts'
import { DeployError } from '../deploy-error.ts'
import { tryOrder, tryUpload } from '../first-hour/try-shop.ts'
import { installIn, unpackSource, type CloudFunction } from './check-function.ts'
import { freePorts } from './free-ports.ts'
import { PROJECT, type Project } from './project.ts'
import { found } from './refusal.ts'

const TRIES = 60

type Environment = Record<string, string>

type Running = { port: number; said: string[] }

/** A function by the framework's own command, in the environment that the deploy gave it; its port and what it says. */
const startFunction = async (
  { eventTrigger, serviceConfig }: CloudFunction,
  folder: string,
  given: Environment,
  stops: (() => unknown)[],
): Promise<Running> => {
  const [port = 0] = await freePorts(1)
  const child = spawn(join(folder, 'node_modules/.bin/functions-framework'), [], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ...serviceConfig.environmentVariables,
      ...given,
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
const mail = async (
  site: string,
  firestore: string,
  startSender: (smtpUrl: string) => Promise<Running>,
): Promise<void> => {
  const server = await startMailServer()
  try {
    const sender = await startSender(server.url)
    await callsAt(site)(201, 'POST', '/api/newsletter', { body: { email: 'asha@example.com' } })
    const outbox = `/v1/projects/${PROJECT}/databases/(default)/documents/mail`
    const { body } = await callsAt(`http://${firestore}`)(200, 'GET', outbox, { token: 'owner' })
    const [first] = body['documents'] as [{ name: string }]
    const [, document = ''] = first.name.split('/documents/')
    const isTold = await tellOfDocument(PROJECT, sender.port, document)
    if (!isTold || !server.mails[0]?.includes('To: asha@example.com'))
      throw new DeployError(`The mail ${document} did not arrive:\n${sender.said.join('')}`)
  } finally {
    server.stop()
  }
}

type Options = {
  copy: string
  project: Project
  log: (line: string) => void
  /** Arguments of `npm run admin`. */
  adminArgs: readonly string[]
}

/**
 * Runs what was uploaded as Google would, over the local stack's Firestore, Auth and Storage: its own install, the
 * framework's own command, and the environment that the deploy gave to the function. The first admin is made, a shopper
 * opens a page and orders, and a mail is sent.
 */
export const runPackage = async ({ copy, project, log, adminArgs }: Options): Promise<void> => {
  const functionNamed = (name: string) => found(project.functions.get(name), name) as CloudFunction
  const { object } = functionNamed('api').buildConfig.source.storageSource
  const folder = unpackSource(found(project.uploads.get(object), object))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
  try {
    installIn(folder)
    const indexes = join(copy, 'firestore.indexes.json')
    const services = await startEmulatorServices({ projectId: PROJECT, indexes, onOutput: log })
    stops.push(services.stop)
    const { authPort } = services.ports
    const emulators = emulatorEnvironment(services.ports)
    const env = { ...emulators, METADATA_SERVER_DETECTION: 'none' }
    const start = (name: string, secrets: Environment) =>
      startFunction(functionNamed(name), folder, { ...env, ...secrets }, stops)
    const { port, said } = await start('api', { WHATSAPP: 'none' })
    log('  npm ci in a folder of its own, functions-framework in the environment of the function')
    const { hosting } = JSON.parse(readFileSync(join(copy, 'firebase.json'), 'utf8')) as {
      hosting: Parameters<typeof createHosting>[0]['config']
    }
    const web = { config: hosting, folder: join(copy, 'web/dist'), projectId: PROJECT }
    const ports = { authPort: () => authPort, functionPort: () => port }
    const site = await listenLocally(createHosting({ ...web, ...ports }))
    stops.push(site.close)
    const url = `http://127.0.0.1:${site.port}`
    const [phone = ''] = adminArgs
    const admin = { phone, password: 'Owner@12345' }
    try {
      const owner = { name: 'The owner', ...admin }
      await callsAt(url)(201, 'POST', '/api/users/register', { body: owner })
      const program = join(copy, 'functions/lib/make-admin.js')
      execFileSync(process.execPath, [program, ...adminArgs], { cwd: copy, env })
      await shop(url, admin)
      for (const attempt of [tryUpload, tryOrder]) await attempt({ ask: fetch, url, admin })
    } catch (error) {
      throw new DeployError(`${String(error)}\n${said.join('')}`)
    }
    log('  an admin, a page, an upload, a search, a registration and an order')
    await mail(url, emulators.FIRESTORE_EMULATOR_HOST, (SMTP_URL) =>
      start('sendMail', { SMTP_URL }),
    )
    log('  a mail, by its own function')
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
