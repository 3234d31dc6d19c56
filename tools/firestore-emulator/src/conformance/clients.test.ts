import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { Firestore } from '@google-cloud/firestore'
import { initializeApp as initializeAdmin } from 'firebase-admin/app'
import { initializeFirestore as adminFirestore } from 'firebase-admin/firestore'
import { deleteApp, initializeApp } from 'firebase/app'
import * as web from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import { afterAll, expect, it, vi } from 'vitest'
import { startFirestore } from '#start.ts'

const server = await startFirestore({ port: 0, data: ':memory:' })
// Goes before the host that a server's client is given.
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const OWNER = { mockUserToken: 'owner' }

/** What the table of the README says of a client: whether it reads and writes documents, and so on. */
const TESTED: Record<string, readonly ('yes' | 'deletes' | '–')[]> = {
  'firebase-admin': ['yes', 'yes', 'yes', 'yes'],
  '@google-cloud/firestore': ['yes', 'yes', 'yes', 'yes'],
  'firebase/firestore in Node': ['yes', 'yes', 'yes', 'yes'],
  // Tested in tools/e2e/journeys/firestore-in-a-browser.spec.ts.
  'firebase/firestore in a browser': ['yes', 'yes', 'yes', 'yes'],
  'firebase/firestore/lite': ['yes', 'yes', 'yes', '–'],
  'firebase firestore:delete': ['deletes', '–', '–', '–'],
}

it('the README says of each client what is tested here', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  const [, table = ''] = /## Clients\n([^]*?)\n## /.exec(readme) ?? []
  const rows = table.split('\n').flatMap((line) => {
    const [, client = '', ...cells] = line.split('|').map((cell) => cell.trim())
    return cells.length === 5 && client.startsWith('`')
      ? [[client.replaceAll('`', ''), cells.slice(0, 4)] as const]
      : []
  })
  expect(Object.fromEntries(rows)).toEqual(TESTED)
})

const serverClients = {
  'firebase-admin': () => adminFirestore(initializeAdmin({ projectId: 'demo-admin' }, 'clients')),
  '@google-cloud/firestore': () => new Firestore({ projectId: 'demo-server' }),
}

it.each(Object.entries(serverClients))(
  '%s writes, queries, runs transactions and listens',
  async (_, connect) => {
    const db = connect()
    const pans = db.collection('pans')
    await pans.doc('tawa').set({ price: 300 })
    await db.runTransaction(async (transaction) => {
      const tawa = await transaction.get(pans.doc('tawa'))
      transaction.update(tawa.ref, { price: Number(tawa.get('price')) + 49 })
    })
    const cheap = await pans.where('price', '<', 500).orderBy('price').get()
    expect(cheap.docs.map((pan) => pan.get('price') as unknown)).toEqual([349])
    const heard = new Promise((resolve, reject) => {
      const stop = pans.doc('tawa').onSnapshot((pan) => {
        stop()
        resolve(pan.get('price'))
      }, reject)
    })
    expect(await heard).toBe(349)
    await db.terminate()
  },
)

it('firebase/firestore in Node writes, queries, runs transactions, listens, and settles what is refused', async () => {
  const app = initializeApp({ projectId: 'demo-web' }, 'clients')
  const db = web.getFirestore(app)
  web.connectFirestoreEmulator(db, '127.0.0.1', server.port, OWNER)
  const [tawa, other] = [web.doc(db, 'pans/tawa'), web.doc(db, 'pans/other')]
  await web.setDoc(tawa, { price: 300 })
  await web.runTransaction(db, async (transaction) => {
    // Read and not written: the commit verifies it.
    const missing = await transaction.get(other)
    transaction.update(tawa, { price: missing.exists() ? 0 : 349 })
  })
  const cheap = await web.getDocs(
    web.query(web.collection(db, 'pans'), web.where('price', '<', 500)),
  )
  expect(cheap.docs.map((pan) => pan.get('price') as unknown)).toEqual([349])
  await expect(web.updateDoc(other, { price: 1 })).rejects.toMatchObject({ code: 'not-found' })
  const heard = new Promise((resolve, reject) => {
    const stop = web.onSnapshot(
      tawa,
      (pan) => {
        stop()
        resolve(pan.get('price'))
      },
      reject,
    )
  })
  expect(await heard).toBe(349)
  await web.terminate(db)
  await deleteApp(app)
})

it('firebase/firestore/lite writes, queries and runs transactions', async () => {
  const app = initializeApp({ projectId: 'demo-lite' }, 'clients-lite')
  const db = lite.getFirestore(app)
  lite.connectFirestoreEmulator(db, '127.0.0.1', server.port, OWNER)
  const tawa = lite.doc(db, 'pans/tawa')
  await lite.setDoc(tawa, { price: 300 })
  await lite.runTransaction(db, async (transaction) => {
    await transaction.get(lite.doc(db, 'pans/other'))
    const pan = await transaction.get(tawa)
    transaction.update(tawa, { price: Number(pan.get('price')) + 49 })
  })
  const pans = lite.collection(db, 'pans')
  const cheap = await lite.getDocs(lite.query(pans, lite.where('price', '<', 500)))
  expect(cheap.docs.map((pan) => pan.get('price') as unknown)).toEqual([349])
  await lite.terminate(db)
  await deleteApp(app)
})

it('@firebase/rules-unit-testing loads rules that allow nothing, denies everybody, and clears', async () => {
  const rules =
    'service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if false; } } }'
  const firestore = { host: '127.0.0.1', port: server.port, rules }
  const environment = await initializeTestEnvironment({ projectId: 'demo-rules', firestore })
  await environment.withSecurityRulesDisabled((context) =>
    context.firestore().doc('pans/tawa').set({ price: 349 }),
  )
  const stranger = environment.authenticatedContext('asha').firestore()
  await expect(stranger.doc('pans/tawa').get()).rejects.toMatchObject({ code: 'permission-denied' })
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.firestore().doc('pans/tawa').get()).exists).toBe(false)
  })
  await environment.cleanup()
})

it('the firebase CLI deletes all collections', async () => {
  const db = new Firestore({ projectId: 'demo-cli' })
  await db.doc('pans/tawa').set({})
  await db.doc('pans/tawa/lids/steel').set({})
  // The CLI asks for an account even where it needs none.
  const accounts = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"access_token":"none","expires_in":3600}'),
  ).listen(0, '127.0.0.1')
  await once(accounts, 'listening')
  const cli = join(
    import.meta.dirname,
    '../../../../node_modules/firebase-tools/lib/bin/firebase.js',
  )
  const options = ['firestore:delete', '--all-collections', '--force', '--project', 'demo-cli']
  await promisify(execFile)(process.execPath, [cli, ...options], {
    env: {
      ...process.env,
      FIREBASE_TOKEN: 'none',
      FIREBASE_TOKEN_URL: `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`,
    },
  })
  accounts.close()
  expect(await db.listCollections()).toEqual([])
  expect((await db.doc('pans/tawa/lids/steel').get()).exists).toBe(false)
  await db.terminate()
})
