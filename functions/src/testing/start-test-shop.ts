import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Role } from '@bartan/contract/shared/roles'
import { asPhone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Settings } from 'firebase-admin/firestore'
import { createApp } from '#app.ts'
import { connectShop, type Shop } from '#composition/shop.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { accountOpener } from '#features/users/testing/account-opener.ts'
import { readConfig } from '#platform/config.ts'
import type { Network } from '#platform/outside/public-addresses.ts'
import { browserOf } from './browser.ts'
import { aProduct, type GivenProduct } from './builders.ts'
import { MovableClock, RecordingLog } from './fakes.ts'
import { REFUSING_SETTINGS, refusingEndlessQueries } from './refuse-endless-queries.ts'
import { startedShops } from './started-shops.ts'

export const PASSWORD = 'Test@1234'

export type Account = User & { password: string; token: string; customToken: string }

const STACK = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

const requireStack = (): void => {
  const missing = STACK.filter((name) => !process.env[name])
  if (missing.length > 0)
    throw new Error(`Tests run on the local stack, but ${missing.join(', ')} is not set`)
}

/** The output of `npm run build`; only tests of pages need it. */
const WEB_PAGES = new URL('../../../web/dist/.server/', import.meta.url)

const listen = async (shop: Shop): Promise<{ server: Server; url: string }> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const app = createApp(shop)
  const server = createServer((request, response) =>
    refusingEndlessQueries(() => app(request, response)),
  )
  // Its client is in this process, and may send on a connection in the moment in which the server gives it up.
  server.keepAliveTimeout = 0
  server.once('error', reject).listen(0, '127.0.0.1', resolve)
  await promise
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const newPhone = () => asPhone(String(randomInt(6_000_000_000, 10_000_000_000)))

type Options = {
  environment?: Record<string, string>
  /** From a shop that is already running: this one is another instance over the same database. */
  projectId?: string
  /** Settings of the Firestore client. */
  firestore?: Settings
  /** Where pictures of imports come from. */
  network?: Network
}

/**
 * The whole API over the real local stack on a free port, with a project, and so a database, of its own. It stops
 * when all tests of the file are over (setup.ts).
 */
export const startTestShop = async ({
  environment = {},
  projectId: known,
  firestore,
  network,
}: Options = {}) => {
  requireStack()
  const projectId = known ?? `demo-${randomUUID().slice(0, 18)}`
  const clock = new MovableClock()
  const log = new RecordingLog()
  const config = readConfig({
    ...process.env,
    FIREBASE_CONFIG: undefined,
    SITE_URL: 'https://bartan.example',
    GCLOUD_PROJECT: projectId,
    // Only another instance reads again what it keeps in memory: reads are counted, and the machine may be slow.
    ...(known === undefined && { CATALOGUE_MAX_STALE_MS: '600000' }),
    ...environment,
  })
  const shop = connectShop(config, {
    clock,
    log,
    webPages: WEB_PAGES,
    firestore: { ...REFUSING_SETTINGS, ...firestore },
    ...(network && { network }),
  })
  const database = await shop.connect()
  const { server, url } = await listen(shop)
  let savedAt = 0

  // The Firestore client goes with the test's process: a call whose caller hung up may be reading still, and a client that is
  // terminated under it rejects a promise of its own that nobody can handle.
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await shop.catalog.idle()
  }
  startedShops.add(stop)

  const visitor = browserOf(url)
  const open = accountOpener(shop)

  return {
    ...visitor,
    url,
    shop,
    clock,
    log,
    database,
    stop,
    newPhone,
    as: ({ token }: { token: string }) => browserOf(url, token),

    saveUser: async (
      user: Partial<Omit<User, '_id'>> & { role?: Role; confirmedEmail?: string } = {},
    ): Promise<Account> => {
      const account = { name: 'Asha Devi', phone: newPhone(), role: 'customer' as Role, ...user }
      const opened = await open({ ...account, password: PASSWORD })
      const { token, customToken } = opened
      const { confirmedEmail } = user
      if (confirmedEmail) await database.users.doc(opened.user._id).update({ confirmedEmail })
      return { ...opened.user, password: PASSWORD, token, customToken }
    },

    /** Writes a product straight to Firestore; returns its id. Prices are in rupees, as elsewhere in tests. */
    saveProduct: async (product: GivenProduct = {}): Promise<string> => {
      const document = database.products.doc()
      // A list tells times apart to the millisecond, in which two may be saved.
      savedAt = Math.max(Date.now(), savedAt + 1)
      await document.set({
        ...aProduct(product),
        createdAt: database.timestamp(new Date(savedAt)),
        updatedAt: database.serverTime,
        deletedAt: null,
      })
      return document.id
    },

    readProduct: async (id: string): Promise<ProductDocument> => {
      const product = (await database.products.doc(id).get()).data()
      if (!product) throw new Error(`No product ${id}`)
      return product
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>

/** A shop with its owner and a customer. */
export const startShop = async (options?: Options) => {
  const shop = await startTestShop(options)
  const [admin, asha] = await Promise.all([
    shop.saveUser({ role: 'admin', name: 'Owner' }),
    shop.saveUser(),
  ])
  return { shop, admin, asha }
}
