import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Firestore } from '@google-cloud/firestore'
import { afterAll, expect, it, vi } from 'vitest'
import { PROJECT_ID } from './project.ts'
import { startStack, type Stack } from './start-stack.ts'

/** The built shop (`npm run build`) over a data folder that earlier versions have filled: testing/…/README.md. */

const EARLIER = join(import.meta.dirname, 'testing/shop-of-november-2026')
const ASHA = { phone: '9876543210', password: 'Asha@1234' }
const ADMIN = { phone: '9999999999', password: 'Admin@1234' }
const TIME = 'updatedAt'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A migration changes what it adds to: a product's last change may be later than then, and is never earlier or gone.
 * Customers are no longer told who of the shop did something.
 */
const laterOrSame = (then: unknown, now: unknown): unknown => {
  if (Array.isArray(then))
    return then.map((one, at) => laterOrSame(one, Array.isArray(now) ? now[at] : now))
  if (!isObject(then) || !isObject(now)) return then
  if (then['role'] === 'admin' && now['_id'] === '') return { _id: '', name: '', role: 'admin' }
  const fields = Object.entries(then).map(([name, value]) => {
    const isLater = name === TIME && String(now[name]) >= String(value)
    return [name, isLater ? now[name] : laterOrSame(value, now[name])]
  })
  return Object.fromEntries(fields)
}

/** What function and programs say on a busy machine. */
const isOfSpeed = (line: string) => line.includes('A part of a call was slow')

type Answers = Record<'customer' | 'admin', Record<string, unknown>>

const logged: string[] = []

const unpack = async (folder: string) => {
  for (const name of await readdir(EARLIER, { recursive: true })) {
    if (!name.endsWith('.sqlite.gz')) continue
    const file = join(folder, name.slice(0, -'.gz'.length))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, gunzipSync(await readFile(join(EARLIER, name))))
  }
}

const start = (folder: string) =>
  startStack({
    dataDir: folder,
    port: 0,
    host: '127.0.0.1',
    seed: 'demo',
    log: (line) => logged.push(line),
    loadSeed: () => Promise.reject(new Error('the folder is taken for an empty one')),
  })

const logIn = async ({ url }: Stack, who: typeof ASHA): Promise<string> => {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { token: string }).token
}

const call = async ({ url }: Stack, path: string, token: string, body?: object) => {
  const reply = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as never }
}

const dataDir = await mkdtemp(join(tmpdir(), 'bartan-test-'))
await unpack(join(dataDir, 'earlier'))
const stack = await start(join(dataDir, 'earlier'))
// There is no metadata server to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
// The SDK prefers this to its own option, and other tests' emulators may be in it.
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${stack.ports.firestorePort}`)
const firestore = new Firestore({ projectId: PROJECT_ID })

afterAll(async () => {
  vi.unstubAllEnvs()
  await firestore?.terminate()
  await stack?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('answers all that the version of then answered', async () => {
  const file = await readFile(join(EARLIER, 'answers.json.gz'))
  const answers = JSON.parse(gunzipSync(file).toString()) as Answers
  const tokens = { customer: await logIn(stack, ASHA), admin: await logIn(stack, ADMIN) }
  for (const who of ['customer', 'admin'] as const)
    for (const [path, then] of Object.entries(answers[who])) {
      // A guest has no token; with one it would be the customer's own cart.
      const { status, body } = await call(stack, path, path.includes('guestId') ? '' : tokens[who])
      expect([path, status]).toEqual([path, 200])
      expect({ path, body }).toMatchObject({ path, body: laterOrSame(then, body) })
    }
})

it('shows the images of then', async () => {
  const products = (await (await fetch(`${stack.url}/api/products`)).json()) as {
    images: { url: string }[]
  }[]
  const urls = products.flatMap(({ images }) => images.map(({ url }) => url))
  expect(urls.length).toBeGreaterThan(3)
  for (const url of urls) expect((await fetch(stack.url + url)).status).toBe(200)
})

it('knows who waited before the collection was renamed', async () => {
  expect((await firestore.collection('restockRequests').get()).size).toBe(0)
  const waiting = await firestore.collection('backInStockRequests').get()
  expect(waiting.docs.map((one) => String(one.data()['email'])).sort()).toEqual([
    'kiran@example.com',
    'meera@example.com',
    'ravi@example.com',
  ])
})

it('lets a customer review what was delivered before there were reviews', async () => {
  const token = await logIn(stack, ASHA)
  const orders: { status: string; createdAt: string; orderItems: { productId: string }[] }[] = (
    await call(stack, '/api/orders/my-orders', token)
  ).body
  const first = orders.findLast(({ status }) => status === 'Delivered')
  const path = `/api/products/${first?.orderItems[0]?.productId}/reviews`
  expect(await call(stack, path, token, { stars: 5, text: 'Keeps rotis soft.' })).toMatchObject({
    status: 201,
  })
})

it('says what it has brought up to date, once', async () => {
  expect(logged.join('\n')).toMatch(
    /restock-requests: 2 documents[^]*bring-orders-up-to-date: \d+ doc/,
  )
  await stack.stop()
  const copy = join(dataDir, 'copy')
  await cp(join(dataDir, 'earlier'), copy, { recursive: true })
  const before = logged.length
  const again = await start(copy)
  await again.stop()
  expect(logged.slice(before).filter((line) => !isOfSpeed(line))).toEqual([])
})
