import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const END = 0x06054b50

/** Unpacks a small zip (pkware.com/appnote): machines don't all have a program for it. */
export const unzip = (file: string, folder: string): void => {
  const zip = readFileSync(file)
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== END) end--
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === ENTRY) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + packed)
    if (!name.endsWith('/')) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      const isPacked = zip.readUInt16LE(at + 10) !== 0
      writeFileSync(join(folder, name), isPacked ? inflateRawSync(bytes) : bytes)
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}
