/** Longer integers are read digit by digit, so that none loses its last ones, and negative ones are found. */
const EXACT_BYTES = 7

/** Wire types (protobuf.dev/programming-guides/encoding#structure). */
export const VARINT = 0
export const FIXED_64 = 1
export const DELIMITED = 2
const FIXED_32 = 5

/** Reads the protobuf encoding from front to back. */
export class ByteReader {
  readonly #bytes: Buffer
  at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** An integer; beyond 2^53 the nearest number, as the SDK has them. */
  integer(): number {
    const start = this.at
    let byte = this.#bytes.readUInt8(this.at++)
    let value = byte & 0x7f
    for (let factor = 0x80; byte > 0x7f; factor *= 0x80) {
      byte = this.#bytes.readUInt8(this.at++)
      value += (byte & 0x7f) * factor
    }
    return this.at - start > EXACT_BYTES ? this.#long(start) : value
  }

  /** The end of a part that begins with its length; none reaches beyond the part that it belongs to. */
  end(limit: number): number {
    const end = this.integer() + this.at
    if (end > limit) throw new RangeError('A message of Firestore is cut off')
    return end
  }

  double(): number {
    this.at += 8
    return this.#bytes.readDoubleLE(this.at - 8)
  }

  text(end: number): string {
    const text = this.#bytes.toString('utf8', this.at, end)
    this.at = end
    return text
  }

  /** A copy, which doesn't keep the whole reply in memory. */
  chunk(end: number): Buffer {
    const chunk = Buffer.copyBytesFrom(this.#bytes, this.at, end - this.at)
    this.at = end
    return chunk
  }

  skip(wireType: number, limit: number): void {
    if (wireType === VARINT) this.integer()
    else if (wireType === FIXED_64) this.at += 8
    else if (wireType === FIXED_32) this.at += 4
    else if (wireType === DELIMITED) this.at = this.end(limit)
    else throw new RangeError(`Messages of Firestore have no wire type ${wireType}`)
  }

  #long(start: number): number {
    let value = 0n
    for (let at = this.at - 1; at >= start; at--)
      value = (value << 7n) | BigInt(this.#bytes.readUInt8(at) & 0x7f)
    return Number(BigInt.asIntN(64, value))
  }
}
