/** A box of an AVIF (ISO/IEC 14496-12 §4.2). */
const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
  return Buffer.concat([uint32(body.length + 4), body])
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const uint16 = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]))

/** All boxes of a type, wherever they are. */
const boxesIn = (avif: Buffer, type: string): Buffer[] => {
  const found: Buffer[] = []
  for (let at = avif.indexOf(type); at !== -1; at = avif.indexOf(type, at + 4))
    found.push(avif.subarray(at - 4, at - 4 + avif.readUInt32BE(at - 4)))
  return found
}

const only = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('This is no AVIF as sharp writes them')
  return value
}

/** What one of its two items is coded as: `iloc` of version 0, with a base and one extent each. */
const codedIn = (avif: Buffer, item: 0 | 1): Buffer => {
  const entry = only(boxesIn(avif, 'iloc')[0]).subarray(16 + item * 18)
  const offset = entry.readUInt32BE(4) + entry.readUInt32BE(10)
  return avif.subarray(offset, offset + entry.readUInt32BE(14))
}

const FULL = uint32(0)

const infe = (id: number) => box('infe', uint32(0x2000000), uint16(id, 0), Buffer.from('av01\0'))

/** The color of one picture with the alpha of another, both as sharp writes pictures with alpha. */
export const avifWithAlpha = (color: Buffer, alpha: Buffer): Buffer => {
  const coded = [codedIn(color, 0), codedIn(alpha, 1)] as const
  const properties = [
    ...['av1C', 'ispe', 'pixi'].map((type) => only(boxesIn(color, type)[0])),
    only(boxesIn(alpha, 'av1C')[1]),
    only(boxesIn(alpha, 'ispe')[0]),
    only(boxesIn(alpha, 'pixi')[1]),
    only(boxesIn(alpha, 'auxC')[0]),
  ]
  const associations = Buffer.from([0, 1, 3, 0x81, 2, 3, 0, 2, 4, 0x84, 5, 6, 0x87])
  const metaAt = (start: number) => {
    const located = coded.map((bytes, item) =>
      Buffer.concat([
        uint16(item + 1, 0),
        uint32(0),
        uint16(1),
        uint32(start + (item === 0 ? 0 : coded[0].length)),
        uint32(bytes.length),
      ]),
    )
    return box(
      'meta',
      FULL,
      only(boxesIn(color, 'hdlr')[0]),
      box('iloc', FULL, uint16(0x4440, 2), ...located),
      box('iinf', FULL, uint16(2), infe(1), infe(2)),
      box('pitm', FULL, uint16(1)),
      box('iprp', box('ipco', ...properties), box('ipma', FULL, uint32(2), associations)),
      box('iref', FULL, box('auxl', uint16(2, 1, 1))),
    )
  }
  const head = only(boxesIn(color, 'ftyp')[0])
  const start = head.length + metaAt(0).length + 8
  return Buffer.concat([head, metaAt(start), box('mdat', ...coded)])
}
