import { createHash } from 'node:crypto'

/** An object's metadata, and the part that callers may set (cloud.google.com/storage/docs/json_api/v1/objects). */
type Described = { contentType?: string; cacheControl?: string; metadata?: Record<string, string> }

/** The stored form: with the names of firebase-tools' Storage emulator, which wrote earlier data folders. */
export type ObjectMetadata = {
  bucket: string
  name: string
  contentType: string
  cacheControl?: string
  customMetadata?: Record<string, string>
  size: number
  md5Hash: string
  /** A number in decimal. */
  crc32c: string
  generation: number
  metageneration: number
  etag: string
  timeCreated: string
  updated: string
}

const etagOf = (generation: number, metageneration: number) =>
  createHash('md5').update(`${generation}/${metageneration}`).digest('base64')

const describedBy = ({ contentType, cacheControl, metadata }: Described) => ({
  ...(contentType !== undefined && { contentType }),
  ...(cacheControl !== undefined && { cacheControl }),
  ...(metadata !== undefined && { customMetadata: metadata }),
})

export const metadataOf = async (
  bucket: string,
  name: string,
  described: Described,
  bytes: Buffer,
): Promise<ObjectMetadata> => {
  // The client loads for half a second, and most starts write no object.
  const { CRC32C } = await import('@google-cloud/storage')
  const now = new Date()
  const crc32c = new CRC32C()
  crc32c.update(bytes)
  return {
    bucket,
    name,
    contentType: 'application/octet-stream',
    ...describedBy(described),
    size: bytes.length,
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    crc32c: String(crc32c.valueOf() >>> 0),
    generation: now.getTime(),
    metageneration: 1,
    etag: etagOf(now.getTime(), 1),
    timeCreated: now.toISOString(),
    updated: now.toISOString(),
  }
}

export const changedMetadata = (object: ObjectMetadata, described: Described): ObjectMetadata => {
  const metageneration = object.metageneration + 1
  return {
    ...object,
    ...describedBy(described),
    metageneration,
    etag: etagOf(object.generation, metageneration),
    updated: new Date().toISOString(),
  }
}

const base64OfCrc = ({ crc32c }: ObjectMetadata) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(Number(crc32c))
  return bytes.toString('base64')
}

/** An object in the JSON API: numbers as text. */
export const resourceOf = (object: ObjectMetadata) => {
  const { customMetadata, size, generation, metageneration, ...rest } = object
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${generation}`,
    ...rest,
    size: String(size),
    generation: String(generation),
    metageneration: String(metageneration),
    crc32c: base64OfCrc(object),
    storageClass: 'STANDARD',
    ...(customMetadata && { metadata: customMetadata }),
  }
}

/** The headers of its bytes; the SDK checks the hashes. */
export const headersOf = (object: ObjectMetadata) => ({
  'content-type': object.contentType,
  etag: object.etag,
  'x-goog-hash': `crc32c=${base64OfCrc(object)},md5=${object.md5Hash}`,
  'x-goog-generation': String(object.generation),
  ...(object.cacheControl && { 'cache-control': object.cacheControl }),
})
