/**
 * A number for a set of texts, equal in all instances with the same texts in any order: the sum of their 64-bit hashes.
 * Adding or removing a text costs only that text.
 */
export class Fingerprint {
  #high = 0
  #low = 0

  add(text: string): void {
    const [high, low] = hash(text)
    this.#high = (this.#high + high) >>> 0
    this.#low = (this.#low + low) >>> 0
  }

  delete(text: string): void {
    const [high, low] = hash(text)
    this.#high = (this.#high - high) >>> 0
    this.#low = (this.#low - low) >>> 0
  }

  toString(): string {
    return `${this.#high.toString(36)}-${this.#low.toString(36)}`
  }
}

// Two independent multiply-xor streams over the UTF-16 units, finished by MurmurHash3's finalizer. Not secure: it only
// distinguishes versions of one shop's catalog.
const hash = (text: string): readonly [number, number] => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  return [mix(high ^ (low >>> 15)), mix(low ^ (high >>> 13))]
}

const mix = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
