import type { Settings } from '@bartan/contract/settings/settings'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { RecordingLog, MovableClock } from '#testing/fakes.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'
import { catalogRepository } from './catalog.repository.ts'
import { productsService } from './products.service.ts'
import { CatalogReplica } from './replica/catalog-replica.ts'
import type { CatalogSource } from './replica/catalog-source.ts'

/** Documents that a source reads, as billed; a query without results costs one. */
const counting = (source: CatalogSource) => {
  const count = { reads: 0 }
  const counted: CatalogSource = {
    readCopy: async () => {
      const copy = await source.readCopy()
      count.reads += 1 + (copy?.shards.length ?? 0)
      return copy
    },
    readChanges: async (from, take) => {
      let found = 0
      const asOf = await source.readChanges(from, (batch) => {
        found += batch.length
        take(batch)
      })
      count.reads += Math.max(1, found)
      return asOf
    },
    readProducts: async (ids) => {
      count.reads += ids.length
      return source.readProducts(ids)
    },
    publishCopy: (copy) => source.publishCopy(copy),
  }
  return { count, counted }
}

/** Another instance of the same shop. */
const startInstance = ({ shop }: TestShop) => {
  const { count, counted } = counting(catalogRepository(shop.connect))
  const log = new RecordingLog()
  const clock = new MovableClock()
  const replica = new CatalogReplica(counted, { maxStaleMs: 5000, clock, log })
  const products = productsService(
    { catalog: replica, settings: async () => ({ synonyms: [] }) as unknown as Settings },
    () => Promise.resolve(undefined),
  )
  const size = async () => (await replica.current()).rows.size
  return { replica, products, clock, count, size, log }
}

const saveMany = async ({ database }: TestShop, count: number) => {
  const { serverTime } = database
  const batch = database.firestore.batch()
  for (let number = 0; number < count; number++)
    batch.set(database.products.doc(`p${number}`), {
      ...aProduct({ name: `Product ${number}` }),
      createdAt: serverTime,
      updatedAt: serverTime,
      deletedAt: null,
    })
  await batch.commit()
}

it('two instances see what the other one wrote within the bound', async () => {
  const shop = await startTestShop()
  const other = startInstance(shop)
  const priceThere = async (id: string) => (await other.products.get(id)).reply.body.toString()
  const id = await shop.saveProduct({ name: 'Steel Bottle', price: 100 })
  const gone = await shop.saveProduct({ name: 'Old Plate' })
  const path = `/api/products/${id}`
  expect((await shop.get(path)).body.price).toBe(100)
  expect(await priceThere(id)).toContain('"price":100,')

  const { products, serverTime } = shop.database
  await products.doc(id).update({ price: 12_345, updatedAt: serverTime })
  await products.doc(gone).update({ deletedAt: serverTime, updatedAt: serverTime })
  await shop.shop.catalog.productsChanged([id, gone])
  expect((await shop.get(path)).body.price).toBe(123.45)
  expect((await shop.get('/api/products')).headers.get('x-total-count')).toBe('1')
  expect(await priceThere(id)).toContain('"price":100,')

  other.clock.pass({ minutes: 5 / 60 })
  expect(await priceThere(id)).toContain('"price":123.45,')
  expect(await other.size()).toBe(1)
  await expect(priceThere(gone)).rejects.toMatchObject({ code: 'not_found' })
})

describe('the copy in Firestore', () => {
  it('brings up an instance with a few reads, and knows what was written since', async () => {
    const shop = await startTestShop()
    await saveMany(shop, 250)
    const first = startInstance(shop)
    await first.replica.publish({ settled: true })
    await shop.saveProduct({ name: 'Fresh' })

    const second = startInstance(shop)
    expect(await second.size()).toBe(251)
    expect(second.count.reads).toBeLessThanOrEqual(4)
    expect(second.log.entries).toEqual([])
  })

  it('is replaced whole, and leaves no shards behind', async () => {
    const shop = await startTestShop()
    await saveMany(shop, 20)
    const { replica } = startInstance(shop)
    await replica.publish()
    await replica.publish()
    const { catalogManifest, catalogShards } = shop.database
    const manifest = (await catalogManifest.get()).data()!
    expect(manifest).toMatchObject({ generation: 2, count: 20, lease: null })
    const documents = (await catalogShards.get()).docs.map(({ id }) => id)
    expect(documents.sort()).toEqual([...manifest.shards, 'manifest'].sort())
  })

  it('is written by one of two that want to, and the other one goes on from it', async () => {
    const shop = await startTestShop()
    await saveMany(shop, 150)
    const instances = [startInstance(shop), startInstance(shop)]
    await Promise.all(instances.map(({ size }) => size()))
    await Promise.all(instances.map(({ replica }) => replica.idle()))
    const { catalogManifest, catalogShards } = shop.database
    const manifest = (await catalogManifest.get()).data()!
    expect(manifest).toMatchObject({ generation: 1, count: 150, lease: null })
    expect((await catalogShards.get()).size).toBe(1 + manifest.shards.length)
    for (const { log } of instances) expect(log.entries).toEqual([])
  })

  it('pages through more products than one answer has', async () => {
    const shop = await startTestShop()
    for (const part of [0, 1, 2, 3, 4]) {
      const batch = shop.database.firestore.batch()
      for (let number = 0; number < 450; number++)
        batch.set(shop.database.products.doc(`p${part}-${number}`), {
          ...aProduct({ name: `Product ${number}` }),
          createdAt: shop.database.serverTime,
          updatedAt: shop.database.serverTime,
          deletedAt: null,
        })
      await batch.commit()
    }
    const source = catalogRepository(shop.shop.connect)
    for (const from of [undefined, 0]) {
      const ids = new Set<string>()
      await source.readChanges(from, (batch) => batch.forEach(({ id }) => ids.add(id)))
      expect(ids.size).toBe(2250)
    }
  })
})
