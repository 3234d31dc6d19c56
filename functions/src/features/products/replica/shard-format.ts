import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { productSchema } from '@bartan/contract/products/schema'
import type { CatalogEntry } from '../index/product-rows.ts'
import { jsonList } from '../json-text.ts'

/** Asynchronous, off the event loop; product texts shrink to a fifth or less. */
const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A document may have 1 MiB, names and other fields included (firebase.google.com/docs/firestore/quotas). */
const SHARD_BYTES = 900_000
const SHARD_PRODUCTS = 4000

/** Changes with the shape of a product, so that a new deploy doesn't read copies in the old shape. */
const FORMAT = `2 ${Object.keys(productSchema.shape).join(' ')}`

export type CopiedProduct = Pick<CatalogEntry, 'sold' | 'buying' | 'version'> & { json: string }

/** A line of a shard after the first, which names the format. */
type Line = [sold: number, version: number, CatalogEntry['product'], CatalogEntry['buying']?]

/** Splits a catalog into documents that Firestore accepts, one at a time. */
export async function* packShards(
  products: readonly CopiedProduct[],
  { maxBytes = SHARD_BYTES, maxProducts = SHARD_PRODUCTS } = {},
): AsyncGenerator<Uint8Array> {
  if (products.length > maxProducts) {
    for (let from = 0; from < products.length; from += maxProducts)
      yield* packShards(products.slice(from, from + maxProducts), { maxBytes, maxProducts })
    return
  }
  const lines = products.map(({ sold, version, json, buying }) =>
    jsonList([
      JSON.stringify(sold),
      JSON.stringify(version),
      json,
      ...(buying ? [JSON.stringify(buying)] : []),
    ]),
  )
  const shard = await compress([FORMAT, ...lines].join('\n'))
  if (shard.length <= maxBytes || products.length < 2) yield shard
  else {
    const half = Math.ceil(products.length / 2)
    yield* packShards(products, { maxBytes, maxProducts: half })
  }
}

/**
 * The products of a shard, parsed on demand, so that only a few exist as objects. Throws for another format or damage;
 * the catalog is then read from the products.
 */
export const unpackShard = async (shard: Uint8Array): Promise<Iterable<CatalogEntry>> => {
  const [format, ...lines] = (await decompress(shard)).toString().split('\n')
  if (format !== FORMAT) throw new Error(`The copy has another format: ${format}`)
  return parsed(lines)
}

function* parsed(lines: readonly string[]): Generator<CatalogEntry> {
  for (const line of lines) {
    const [sold, version, product, buying]: Line = JSON.parse(line)
    yield { product, sold, ...(buying && { buying }), version }
  }
}
