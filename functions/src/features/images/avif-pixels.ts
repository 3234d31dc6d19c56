/**
 * The pixels that an AVIF's decoder holds at once, by its header. All items count: transparency is a separate item of
 * any size, and sharp reports only the main one (ISO/IEC 23008-12, libheif 1.23).
 */

type Box = { type: string; body: Buffer }

/** The header is not understood. */
class Unknown extends RangeError {}

/** Reads boxes as far as they go: cameras append arbitrary data. */
function* readBoxes(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at)
    // 1: the size follows in 64 bits; 0: up to the end.
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    if (size < head || at + size > bytes.length) return
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield { type, body: bytes.subarray(at + head, at + size) }
    at += size
  }
}

const boxesOf = (bytes: Buffer): Box[] => [...readBoxes(bytes)]

const onlyBox = (boxes: readonly Box[], type: string): Buffer => {
  const [found, ...others] = boxes.filter((one) => one.type === type)
  if (!found || others.length > 0) throw new Unknown(`There must be one ${type}`)
  return found.body
}

/** Where a full box's content begins: after version and flags. */
const FULL = 4

const typesOf = (iinf: Buffer): Map<number, string> => {
  const entries = boxesOf(iinf.subarray(FULL + (iinf[0] === 0 ? 2 : 4)))
  return new Map(
    entries.map(({ body }) => {
      const idBytes = body[0] === 3 ? 4 : 2
      const at = FULL + idBytes + 2
      return [body.readUIntBE(FULL, idBytes), body.toString('latin1', at, at + 4)]
    }),
  )
}

/** The property indexes of each item, from 1. */
function* associationsOf(ipma: Buffer): Generator<[id: number, property: number]> {
  const idBytes = ipma[0] === 0 ? 2 : 4
  const isWide = (ipma.readUIntBE(1, 3) & 1) === 1
  let at = FULL + 4
  for (let entry = ipma.readUInt32BE(FULL); entry > 0; entry--) {
    const id = ipma.readUIntBE(at, idBytes)
    const count = ipma.readUInt8(at + idBytes)
    at += idBytes + 1
    for (let place = 0; place < count; place++, at += isWide ? 2 : 1)
      yield [id, isWide ? ipma.readUInt16BE(at) & 0x7fff : ipma.readUInt8(at) & 0x7f]
  }
}

/** Tiles have one size, so edge tiles exceed the picture: for a small one, by up to its own size. */
const GRID_PADDING = 2

const pixelsByItem = (iprp: readonly Box[]): Map<number, number> => {
  const properties = boxesOf(onlyBox(iprp, 'ipco'))
  const pixels = new Map<number, number>()
  for (const { body } of iprp.filter(({ type }) => type === 'ipma'))
    for (const [id, property] of associationsOf(body)) {
      const found = properties[property - 1]
      if (found?.type !== 'ispe') continue
      const own = found.body.readUInt32BE(FULL) * found.body.readUInt32BE(FULL + 4)
      pixels.set(id, Math.max(own, pixels.get(id) ?? 0))
    }
  return pixels
}

/** References of one kind from an item to items (`dimg`: a grid to its tiles; `auxl`: transparency to its picture). */
const referencesOf = (iref: Buffer, kind: string): Map<number, number[]> => {
  const idBytes = iref[0] === 0 ? 2 : 4
  const made = boxesOf(iref.subarray(FULL)).filter(({ type }) => type === kind)
  return new Map(
    made.map(({ body }) => [
      body.readUIntBE(0, idBytes),
      Array.from({ length: body.readUInt16BE(idBytes) }, (_, place) =>
        body.readUIntBE(idBytes + 2 + place * idBytes, idBytes),
      ),
    ]),
  )
}

const pixelsOf = (meta: readonly Box[]): number => {
  const sizes = pixelsByItem(boxesOf(onlyBox(meta, 'iprp')))
  const types = typesOf(onlyBox(meta, 'iinf'))
  const references = meta.some(({ type }) => type === 'iref')
    ? onlyBox(meta, 'iref')
    : Buffer.alloc(4)
  const tiles = referencesOf(references, 'dimg')
  const ofCoded = (id: number): number => {
    const pixels = types.get(id) === 'av01' ? sizes.get(id) : undefined
    if (pixels === undefined) throw new Unknown('An item has no size')
    return pixels
  }
  const ofShown = (id: number): number => {
    if (types.get(id) !== 'grid') return ofCoded(id)
    // A grid's size isn't only in its properties; it is at most its tiles together.
    const parts = (tiles.get(id) ?? []).map(ofCoded)
    const together = parts.reduce((sum, pixels) => sum + pixels, 0)
    return Math.max(sizes.get(id) ?? 0, ...parts, together / GRID_PADDING)
  }
  const pitm = onlyBox(meta, 'pitm')
  const main = pitm.readUIntBE(FULL, pitm[0] === 0 ? 2 : 4)
  return Math.max(...[main, ...referencesOf(references, 'auxl').keys()].map(ofShown))
}

/** Undefined if the header doesn't tell: no camera or program writes such a file. */
export const avifPixels = (bytes: Buffer): number | undefined => {
  try {
    return pixelsOf(boxesOf(onlyBox(boxesOf(bytes), 'meta').subarray(FULL)))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
