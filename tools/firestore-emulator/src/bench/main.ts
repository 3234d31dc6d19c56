import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore'
import { documentCount } from './document-count.ts'
import { sample } from './sample.ts'

/**
 * Compares the server with a gRPC server that does nothing, both through firebase-admin and in one run. Shows whether
 * queries cost what they return: `npm run shop -- firestore-bench`.
 */
process.env['METADATA_SERVER_DETECTION'] = 'none'
const DOCUMENTS = readCount()
const ROUNDS = 15

function readCount(): number {
  const count = documentCount(process.argv.slice(2))
  if (count !== undefined) return count
  console.error('How many documents? A number up to 9999999, or nothing for 10000.')
  return process.exit(2)
}

const start = async (script: string, args: readonly string[]) => {
  const child = fork(join(import.meta.dirname, script), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = await once(child, 'message')
  const app = initializeApp({ projectId: 'demo-bench' }, `${script}-${port}`)
  const db = initializeFirestore(app)
  db.settings({ host: `127.0.0.1:${port}`, ssl: false })
  return { child, db }
}

const stop = async ({ child, db }: { child: ChildProcess; db: Firestore }) => {
  await db.terminate()
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

/** Operations per second at this concurrency. */
const rate = async (atOnce: number, count: number, run: (n: number) => Promise<unknown>) => {
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await run(next++)
    }),
  )
  return count / ((performance.now() - started) / 1000)
}

const milliseconds = async (run: () => Promise<unknown>) => {
  const times: number[] = []
  for (let i = 0; i < 30; i++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  times.sort((left, right) => left - right)
  return times[15] ?? 0
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0

/** Alternates in many short rounds, so that other load on the machine affects both alike. */
const compare = async (real: Firestore, nothing: Firestore) => {
  const operations = [
    ['get', (db: Firestore) => (n: number) => db.doc(`products/${n % DOCUMENTS}`).get()],
    ['set', (db: Firestore) => (n: number) => db.doc(`written/${n}`).set(sample(n))],
  ] as const
  for (const [name, of] of operations)
    for (const atOnce of [1, 32]) {
      const rounds: { ours: number; floor: number }[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const count = atOnce === 1 ? 100 : 500
        const floor = await rate(atOnce, count, of(nothing))
        const ours = await rate(atOnce, count, of(real))
        // The first round is a warm-up.
        if (round > 0) rounds.push({ ours, floor })
      }
      const ours = median(rounds.map((round) => round.ours))
      const floor = median(rounds.map((round) => round.floor))
      const ratio = median(rounds.map((round) => round.floor / round.ours))
      console.log(
        `${name}, ${String(atOnce).padStart(2)} at once: ${ours.toFixed(0)}/s, nothing ${floor.toFixed(0)}/s, ${ratio.toFixed(2)}×`,
      )
    }
}

const queries = async (db: Firestore) => {
  const products = db.collection('products')
  const shapes = {
    'by category and price, 20 of many': () =>
      products.where('category', '==', 'category 3').orderBy('price').limit(20).get(),
    'price range, descending, 20 of many': () =>
      products.where('price', '<', 3000).orderBy('price', 'desc').limit(20).get(),
    'array-contains, 20 of all': () =>
      products.where('colors', 'array-contains', 'teal').limit(20).get(),
    'nothing found': () => products.where('name', '==', 'no such product').get(),
    'count of one category': () => products.where('category', '==', 'category 3').count().get(),
  }
  for (const [name, run] of Object.entries(shapes)) {
    const started = performance.now()
    await run()
    const first = performance.now() - started
    console.log(
      `${name}: ${(await milliseconds(run)).toFixed(2)} ms (first time ${first.toFixed(0)} ms)`,
    )
  }
}

const writers = async (db: Firestore) => {
  const counter = db.doc('counters/one')
  await counter.set({ count: 0 })
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 100 }, () =>
      db.runTransaction(async (transaction) => {
        const before = await transaction.get(counter)
        transaction.update(counter, { count: Number(before.get('count')) + 1 })
      }),
    ),
  )
  const count = Number((await counter.get()).get('count'))
  console.log(
    `100 writers on one counter: ${count} in ${(performance.now() - started).toFixed(0)} ms`,
  )
}

const data = await mkdtemp(join(tmpdir(), 'firestore-bench-'))
const real = await start('../main.ts', ['--port', '0', '--data', data, '--no-index-check'])
const nothing = await start('do-nothing-server.ts', [])
try {
  const started = performance.now()
  for (let from = 0; from < DOCUMENTS; from += 500) {
    const batch = real.db.batch()
    for (let n = from; n < Math.min(from + 500, DOCUMENTS); n++)
      batch.set(real.db.doc(`products/${n}`), sample(n))
    await batch.commit()
  }
  console.log(`${DOCUMENTS} documents written in ${(performance.now() - started).toFixed(0)} ms`)
  await queries(real.db)
  await writers(real.db)
  await compare(real.db, nothing.db)
} finally {
  await stop(real)
  await stop(nothing)
  await rm(data, { recursive: true, force: true })
}
