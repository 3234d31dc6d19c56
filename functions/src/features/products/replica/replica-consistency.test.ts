import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { STALE_MS, startReplica } from '../testing/start-replica.ts'
import { StoredProducts } from '../testing/stored-products.ts'

type Instance = ReturnType<typeof startReplica>

const product = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anyInstance = fc.constantFrom(0, 1)
const step = fc.oneof(
  fc.record({
    does: fc.constant('write' as const),
    id: product,
    price: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ does: fc.constant('delete' as const), id: product }),
  fc.record({ does: fc.constant('spoil and mend' as const), id: product }),
  fc.record({ does: fc.constant('refresh' as const), of: anyInstance }),
  fc.record({ does: fc.constant('late refresh' as const), of: anyInstance, id: product }),
  fc.record({ does: fc.constant('tell' as const), of: anyInstance, id: product }),
  fc.record({ does: fc.constant('publish' as const), of: anyInstance }),
  fc.record({ does: fc.constant('restart' as const), of: anyInstance }),
  fc.record({ does: fc.constant('cut off' as const), of: anyInstance }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The answer to a refresh sent before a deletion arrives after it. */
const refreshLate = async ({ clock, ids, replica, stored }: Instance, id: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await ids()
  stored.gate = promise
  clock.pass(STALE_MS * 0.9)
  await ids()
  stored.gate = undefined
  stored.delete(id)
  await replica.productsChanged([id])
  resolve()
  await replica.idle()
}

const cutOff = async ({ clock, ids, stored }: Instance) => {
  await ids()
  stored.isCutOff = true
  clock.pass(STALE_MS)
  await ids()
  stored.isCutOff = false
  clock.pass(STALE_MS)
}

const take = async (instances: Instance[], stored: StoredProducts, now: Step) => {
  const at = 'of' in now ? now.of : 0
  const instance = instances[at]!
  switch (now.does) {
    case 'write':
      return stored.write(now.id, { price: now.price })
    case 'delete':
      return stored.delete(now.id)
    case 'spoil and mend':
      stored.spoil(now.id)
      return now.id < 'd' ? stored.write(now.id) : stored.delete(now.id)
    case 'refresh':
      instance.clock.pass(STALE_MS)
      return instance.ids()
    case 'late refresh':
      return refreshLate(instance, now.id)
    case 'tell':
      return instance.replica.productsChanged([now.id])
    case 'publish':
      return instance.replica.publish()
    case 'restart':
      return (instances[at] = startReplica(stored))
    case 'cut off':
      return cutOff(instance)
  }
}

it('shows no product twice, loses none and ends with what is stored, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const stored = new StoredProducts()
      const instances = [startReplica(stored), startReplica(stored)]
      for (const now of steps) await take(instances, stored, now)
      const versions = new Set<string>()
      for (const { clock, ids, replica } of instances) {
        clock.pass(STALE_MS)
        expect(await ids()).toEqual(stored.liveIds())
        const { orders, rows, version } = await replica.current()
        for (const { slots } of Object.values(orders))
          expect([...slots].map(rows.id).sort()).toEqual(stored.liveIds())
        versions.add(version)
      }
      expect(versions.size).toBe(1)
    }),
    { numRuns: 200 },
  )
})
