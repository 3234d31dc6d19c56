import { randomBytes } from 'node:crypto'
import { asProductId } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { anEntry } from '../testing/household.ts'
import { packShards, unpackShard } from './shard-format.ts'

const entries = Array.from({ length: 50 }, (_, number) =>
  anEntry(
    {
      _id: asProductId(`p${number}`),
      name: 'थाली ₹',
      description: randomBytes(1000).toString('hex'),
    },
    { sold: number, version: 1_700_000_000_000_000 + number },
  ),
)
const copied = entries.map(({ product, sold, version }) => ({
  json: JSON.stringify(product),
  sold,
  version,
}))

const pack = async (...of: Parameters<typeof packShards>): Promise<Uint8Array[]> => {
  const shards = []
  for await (const shard of packShards(...of)) shards.push(shard)
  return shards
}

const unpack = async (shards: Uint8Array[]) =>
  (await Promise.all(shards.map(unpackShard))).flatMap((products) => [...products])

it('gives back what was put in, in pieces that no document is too small for', async () => {
  const shards = await pack(copied, { maxBytes: 9000, maxProducts: 40 })
  expect(Math.max(...shards.map(({ length }) => length))).toBeLessThanOrEqual(9000)
  expect(await unpack(shards)).toEqual(entries)
})

it('packs nothing into one empty shard', async () => {
  const shards = await pack([])
  expect(shards).toHaveLength(1)
  expect(await unpack(shards)).toEqual([])
})
