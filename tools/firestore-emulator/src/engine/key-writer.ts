import { assertNever } from './failure.ts'
import { numericIdOf } from './path.ts'
import { sortedKeys } from './value-order.ts'
import { isNaNValue, vectorOf, type Value } from './value.ts'

/**
 * Keys whose byte order is Firestore's order of values and names. No value's key is a prefix of another's, so keys can
 * be concatenated, and inverting all bits of a key reverses its order. Strings and bytes are cut to 1,500 bytes, like
 * Firestore's own index entries; readers of an index then compare the documents themselves.
 */
const MAX_INDEXED_BYTES = 1500
const END = 0x00
const RANK = {
  null: 0x10,
  boolean: 0x18,
  nan: 0x20,
  number: 0x28,
  timestamp: 0x30,
  string: 0x38,
  bytes: 0x40,
  reference: 0x48,
  geoPoint: 0x50,
  array: 0x58,
  vector: 0x60,
  map: 0x68,
} as const

export class KeyWriter {
  #bytes = Buffer.allocUnsafe(256)
  #length = 0

  /** A copy of the written bytes. */
  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length))
  }

  #reserve(more: number) {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe((this.#length + more) * 2)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }

  #byte(value: number) {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  #int64(value: bigint) {
    this.#reserve(8)
    this.#bytes.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n), this.#length)
    this.#length += 8
  }

  #double(value: number) {
    this.#reserve(8)
    // Adding 0 turns -0 into 0. Negative doubles sort backwards as bits, so all bits are inverted.
    this.#bytes.writeDoubleBE(value + 0, this.#length)
    const first = this.#bytes[this.#length] ?? 0
    if (first & 0x80) this.#invertFrom(this.#length, this.#length + 8)
    else this.#bytes[this.#length] = first ^ 0x80
    this.#length += 8
  }

  /** Escapes 0x00, so that the end mark sorts before every continuation. */
  #escaped(bytes: Uint8Array) {
    this.#reserve(bytes.length * 2 + 2)
    for (const byte of bytes) {
      this.#bytes[this.#length++] = byte
      if (byte === 0) this.#bytes[this.#length++] = 0xff
    }
    this.#bytes[this.#length++] = END
    this.#bytes[this.#length++] = END
  }

  #text(text: string, limit = Number.POSITIVE_INFINITY) {
    const bytes = Buffer.from(text)
    this.#escaped(bytes.length > limit ? bytes.subarray(0, limit) : bytes)
  }

  /** One id of a name: numeric ids first. */
  id(id: string): this {
    const number = numericIdOf(id)
    if (number === undefined) {
      this.#byte(0x02)
      this.#text(id)
    } else {
      this.#byte(0x01)
      this.#int64(number)
    }
    return this
  }

  /** A name without an end mark: a prefix of everything below it. */
  ids(path: string): this {
    if (path !== '') for (const id of path.split('/')) this.id(id)
    return this
  }

  path(path: string): this {
    this.ids(path)
    this.#byte(END)
    return this
  }

  /** Integers and doubles share one order: the nearest double, then the distance from it. */
  #number(value: number | bigint) {
    const nearest = Number(value)
    this.#double(nearest)
    const distance = typeof value === 'bigint' ? Number(value - BigInt(nearest)) : 0
    this.#reserve(2)
    this.#length = this.#bytes.writeUInt16BE(distance + 0x8000, this.#length)
  }

  value(value: Value): this {
    switch (value.type) {
      case 'null':
        this.#byte(RANK.null)
        break
      case 'boolean':
        this.#byte(RANK.boolean)
        this.#byte(value.value ? 1 : 0)
        break
      case 'integer':
      case 'double':
        this.#byte(isNaNValue(value) ? RANK.nan : RANK.number)
        if (!isNaNValue(value)) this.#number(value.value)
        break
      case 'timestamp':
        this.#byte(RANK.timestamp)
        this.#int64(BigInt(value.value.seconds))
        this.#int64(BigInt(value.value.nanos))
        break
      case 'string':
        this.#byte(RANK.string)
        this.#text(value.value, MAX_INDEXED_BYTES)
        break
      case 'bytes':
        this.#byte(RANK.bytes)
        this.#escaped(value.value.subarray(0, MAX_INDEXED_BYTES))
        break
      case 'reference': {
        this.#byte(RANK.reference)
        const [database = '', ...path] = value.value.split('/documents/')
        this.#text(database)
        this.path(path.join('/documents/'))
        break
      }
      case 'geoPoint':
        this.#byte(RANK.geoPoint)
        this.#double(value.latitude)
        this.#double(value.longitude)
        break
      case 'array':
        this.#byte(RANK.array)
        this.#list(value.values)
        break
      case 'map':
        this.#map(value)
        break
      default:
        return assertNever(value)
    }
    return this
  }

  #list(values: readonly Value[]) {
    for (const value of values) this.value(value)
    this.#byte(END)
  }

  #map(value: Extract<Value, { type: 'map' }>) {
    const vector = vectorOf(value)
    if (vector) {
      this.#byte(RANK.vector)
      this.#int64(BigInt(vector.length))
      this.#list(vector)
      return
    }
    this.#byte(RANK.map)
    for (const key of sortedKeys(value.fields)) {
      this.#byte(0x01)
      this.#text(key)
      this.value(value.fields.get(key) ?? { type: 'null' })
    }
    this.#byte(END)
  }

  /** Reverses the order of what `write` writes. */
  inverted(write: (writer: this) => void): this {
    const start = this.#length
    write(this)
    this.#invertFrom(start, this.#length)
    return this
  }

  #invertFrom(start: number, end: number) {
    for (let i = start; i < end; i++) this.#bytes[i] = 0xff ^ (this.#bytes[i] ?? 0)
  }
}

/** The smallest key after all keys that start with `prefix`. */
export const afterPrefix = (prefix: Buffer): Buffer | undefined => {
  const end = Buffer.from(prefix)
  for (let i = end.length - 1; i >= 0; i--) {
    const byte = end[i] ?? 0
    if (byte < 0xff) {
      end[i] = byte + 1
      return end.subarray(0, i + 1)
    }
  }
  return undefined
}
