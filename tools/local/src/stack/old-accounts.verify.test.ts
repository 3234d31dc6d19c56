import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Firestore } from '@google-cloud/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PROJECT_ID, type EmulatorPorts } from './project.ts'
import { startStack, type Stack } from './start-stack.ts'

/** The built shop (`npm run build`) over a data folder as the first version left it. */

const PHONE = '9876543210'
const PASSWORD = 'Asha@1234'
const ALIAS = `${PHONE}@phone.bartan.invalid`

let dataDir: string
let stack: Stack | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bartan-test-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await stack?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

const authUrl = ({ authPort }: EmulatorPorts) =>
  `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1`

/** Writes a customer as the first version did: the phone in the alias, the customer's own password. */
const seedAsBefore = async (ports: EmulatorPorts) => {
  const account = { email: ALIAS, password: PASSWORD }
  const owner = { authorization: 'Bearer owner' }
  const { body } = await post(`${authUrl(ports)}/projects/${PROJECT_ID}/accounts`, account, owner)
  // There is no metadata server to ask for credentials.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  // The SDK prefers this to its own option, and other tests' emulators may be in it.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${ports.firestorePort}`)
  const firestore = new Firestore({ projectId: PROJECT_ID })
  const now = new Date()
  const user = { name: 'Asha', phone: PHONE, email: null, role: 'customer' }
  await firestore
    .doc(`users/${String(body['localId'])}`)
    .set({ ...user, createdAt: now, updatedAt: now })
  await firestore.terminate()
}

const start = async () => {
  stack = await startStack({
    dataDir,
    port: 0,
    host: '127.0.0.1',
    seed: 'empty',
    log: () => {},
    loadSeed: seedAsBefore,
  })
  return stack
}

const isOpenAtGoogles = async ({ ports }: Stack) => {
  const url = `${authUrl(ports)}/accounts:signInWithPassword?key=local`
  return (await post(url, { email: ALIAS, password: PASSWORD })).status === 200
}

it('comes up, logs its customers in, and closes the way past it', async () => {
  const before = await start()
  expect(await isOpenAtGoogles(before)).toBe(true)
  await before.stop()

  const after = await start()
  const login = () => post(`${after.url}/api/users/login`, { phone: PHONE, password: PASSWORD })
  const { status, body } = await login()
  expect(status).toBe(200)
  const profile = await fetch(`${after.url}/api/users/profile`, {
    headers: { authorization: `Bearer ${String(body['token'])}` },
  })
  expect(await profile.json()).toMatchObject({ name: 'Asha', phone: PHONE })
  expect(await isOpenAtGoogles(after)).toBe(false)
  expect((await login()).status).toBe(200)
})
