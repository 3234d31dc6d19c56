import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import {
  AggregateField,
  FieldValue,
  Filter,
  Firestore,
  GeoPoint,
  Timestamp,
} from '@google-cloud/firestore'
import * as fc from 'fast-check'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import type { GrpcCall } from './grpc-call.ts'
import { LightFirestore } from './light-firestore.ts'

const EMULATOR = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
const projectId = `demo-${randomUUID().slice(0, 18)}`
const settings = { ignoreUndefinedProperties: true }

const owner = () => 'Bearer owner'

const lightOver = (emulator: string) =>
  new LightFirestore({ projectId, emulator, authorization: owner, settings })

const light = lightOver(EMULATOR)
const googles = new Firestore({ projectId, ...settings })
afterAll(async () => {
  await light.terminate()
  await googles.terminate()
})

/** The database behind a line that can be cut. */
const startLine = async () => {
  const [host, port] = EMULATOR.split(':')
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect({ host, port: Number(port) })
    for (const end of [socket, onward]) end.on('error', () => end.destroy())
    socket.pipe(onward).pipe(socket)
    sockets.add(socket.on('close', () => onward.destroy()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  onTestFinished(() => void server.close())
  return {
    address: `127.0.0.1:${own}`,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })
const anyKey = fc.stringMatching(/^[a-zA-Z0-9 .é₹]{1,20}$/)
const aTime = fc
  .date({ min: new Date(-1e12), max: new Date(1e13), noInvalidDate: true })
  .map((date) => Timestamp.fromDate(date))
const { value: anyValue } = fc.letrec<{ value: unknown; map: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, -1, 127, 128, 2 ** 31, -(2 ** 53) + 1, 2 ** 53 - 1),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true }).filter((number) => !Object.is(number, -0)),
    anyText,
    aTime,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(new GeoPoint(19.07, -72.87)),
    tie('map'),
    fc.array(fc.oneof({ maxDepth: 4 }, anyText, fc.integer(), tie('map')), { maxLength: 8 }),
  ),
  map: fc.dictionary(anyKey, tie('value'), { maxKeys: 8, noNullPrototype: true }),
}))
const anyDocument = fc.dictionary(anyKey, anyValue, { maxKeys: 12, noNullPrototype: true })

it('writes what Google’s own client reads, and reads what that writes', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (data) => {
      const path = `values/${randomUUID()}`
      await light.doc(path).set(data)
      expect((await googles.doc(path).get()).data()).toEqual(data)
      await googles.doc(path).set(data)
      const read = await light.doc(path).get()
      expect(read.data()).toEqual(data)
      expect(read.updateTime).toEqual((await googles.doc(path).get()).updateTime)
    }),
    { numRuns: 60 },
  )
})

const ask = async (firestore: Firestore) => {
  const numbers = firestore.collection('numbers')
  const found = await numbers
    .where(Filter.or(Filter.where('number', '<', 5), Filter.where('number', 'in', [7, 20, 21])))
    .orderBy('number', 'desc')
    .startAfter(20)
    .limit(4)
    .select('half')
    .get()
  const sums = await numbers
    .where('half', '<', 10)
    .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('half') })
    .get()
  const collections = await firestore.listCollections()
  return {
    found: found.docs.map((one) => [one.id, one.data()]),
    sums: sums.data(),
    collections: collections.map(({ id }) => id),
  }
}

it('finds what Google’s own client finds', async () => {
  const batch = light.batch()
  for (let number = 0; number < 30; number++)
    batch.set(light.doc(`numbers/${number}`), { number, half: number / 2 })
  await batch.commit()
  expect(await ask(light)).toEqual(await ask(googles))
  expect((await ask(light)).sums).toEqual({ count: 20, sum: 95 })
})

it('transforms, and writes many at once', async () => {
  const { writeTime } = await light
    .doc('counts/a')
    .set({ at: FieldValue.serverTimestamp(), count: 1 })
  await light.doc('counts/a').update({ count: FieldValue.increment(-3), 'more.deep': [] })
  expect((await light.doc('counts/a').get()).data()).toEqual({
    at: writeTime,
    count: -2,
    more: { deep: [] },
  })
  const writer = light.bulkWriter()
  for (let number = 0; number < 50; number++)
    void writer.create(light.doc(`counts/b${number}`), { text: 'x'.repeat(number * 100) })
  await writer.close()
  expect((await light.collection('counts').count().get()).data().count).toBe(51)
})

const failure = async (firestore: Firestore) => {
  const error: unknown = await firestore
    .doc('refused/a')
    .create({})
    .catch((cause: unknown) => cause)
  return error instanceof Error && 'code' in error ? [error.code, error.message] : error
}

it('fails as Google’s own client does', async () => {
  await light.doc('refused/a').create({ há: 'é' })
  const [code, message] = (await failure(light)) as [number, string]
  expect([code, message]).toEqual(await failure(googles))
  expect(code).toBe(6)
})

it('makes more calls at once than one connection takes', async () => {
  const paths = Array.from({ length: 250 }, (_, number) => `numbers/${number % 30}`)
  const found = await Promise.all(paths.map((path) => light.doc(path).get()))
  expect(found.every(({ exists }) => exists)).toBe(true)
})

it('goes on when the connection is cut, in the middle of calls too', async () => {
  const line = await startLine()
  const firestore = lightOver(line.address)
  onTestFinished(() => firestore.terminate())
  await firestore.doc('lines/a').set({ count: 0 })
  line.cut()
  await firestore.doc('lines/a').update({ count: 1 })
  const reads = Array.from({ length: 20 }, () => firestore.doc('lines/a').get())
  line.cut()
  for (const read of await Promise.all(reads)) expect(read.data()).toEqual({ count: 1 })
})

it('says what the messages lack', async () => {
  const explained = light.collection('numbers').limit(1).explain()
  await expect(explained).rejects.toThrow('There is no explainOptions in this message')
})

/** Of each call that a database with this quota's project makes, whose quota it names. */
const quotasNamed = async (quotaProject: string | undefined) => {
  const calls: GrpcCall[] = []
  const connection = {
    call: async (call: GrpcCall) => {
      calls.push(call)
      return []
    },
    close: () => undefined,
  }
  const given = { projectId, emulator: undefined, authorization: owner, quotaProject, settings }
  const products = new LightFirestore({ ...given, connection }).collection('products')
  // What comes back is no answer to a query.
  await products
    .limit(1)
    .get()
    .catch(() => undefined)
  return calls.map(({ headers }) => headers['x-goog-user-project'])
}

it('says whose quota its calls count against where a person is logged in, and only there', async () => {
  expect(await quotasNamed('my-shop')).toEqual(['my-shop'])
  // A service account's calls count against its own project, and it may not name another.
  expect(await quotasNamed(undefined)).toEqual([undefined])
})

it('tells of each call, and when it began', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  const told: [string, number, number][] = []
  const takes = [999, 2500]
  const connection = {
    call: async () => {
      now += takes.shift() ?? 0
      return []
    },
    close: () => undefined,
  }
  const onCall = (method: string, startedAt: number) => void told.push([method, startedAt, now])
  const given = { projectId, emulator: undefined, authorization: owner, settings, connection }
  const own = new LightFirestore({ ...given, onCall })
  for (let call = 0; call < 2; call++) await own.listCollections()
  expect(told).toEqual([
    ['listCollectionIds', 0, 999],
    ['listCollectionIds', 999, 3499],
  ])
})
