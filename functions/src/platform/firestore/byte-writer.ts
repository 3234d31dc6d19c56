const FIRST_SIZE = 16 * 1024

const varintSize = (value: number): number => {
  let size = 1
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) size += 1
  return size
}

/** Bytes of the protobuf encoding, in memory that grows and is used again and again. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE)
  #end = 0

  /** Begins anew, with room at the front for what is known last. */
  restart(reserved: number): void {
    this.#end = reserved
  }

  copy(): Buffer {
    return Buffer.copyBytesFrom(this.#bytes, 0, this.#end)
  }

  varint(value: number): void {
    this.#reserve(8)
    this.#varint(value)
  }

  /** A 64-bit integer, negative ones as two's complement. */
  integer(value: number | bigint): void {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
      return this.varint(value)
    this.#reserve(10)
    let rest = BigInt.asUintN(64, BigInt(value))
    for (; rest > 0x7fn; rest >>= 7n) this.#bytes[this.#end++] = Number(rest & 0x7fn) | 0x80
    this.#bytes[this.#end++] = Number(rest)
  }

  double(value: number): void {
    this.#reserve(8)
    this.#end = this.#bytes.writeDoubleLE(value, this.#end)
  }

  text(value: string): void {
    const length = Buffer.byteLength(value)
    this.#reserve(length + 8)
    this.#varint(length)
    this.#end += this.#bytes.write(value, this.#end)
  }

  chunk(value: Uint8Array): void {
    this.#reserve(value.length + 8)
    this.#varint(value.length)
    this.#bytes.set(value, this.#end)
    this.#end += value.length
  }

  /** Begins a part whose length goes before it; `close` takes what this returns. */
  open(): number {
    this.#reserve(1)
    this.#end += 1
    return this.#end
  }

  /** Most parts are short enough for the one byte that was left for their length; longer ones move up. */
  close(start: number): void {
    const length = this.#end - start
    const more = varintSize(length) - 1
    if (more > 0) {
      this.#reserve(more)
      this.#bytes.copyWithin(start + more, start, this.#end)
    }
    this.#end = start - 1
    this.#varint(length)
    this.#end = start + more + length
  }

  #varint(value: number): void {
    let rest = value
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80))
      this.#bytes[this.#end++] = (rest % 0x80) | 0x80
    this.#bytes[this.#end++] = rest
  }

  #reserve(more: number): void {
    const needed = this.#end + more
    if (needed <= this.#bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2))
    grown.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = grown
  }
}
