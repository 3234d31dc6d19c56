import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** RFC 1952 §2.3: the format, deflate, no flags, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Whole bytes, after which more may follow. */
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH }

/** RFC 1951 §3.2.4: the last block, of bytes that are not compressed, behind their number and its complement. */
const lastBlock = (bytes: Buffer): Buffer[] => {
  const head = Buffer.alloc(5, 1)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return [head, bytes]
}

/** A part of a text, which several texts may share, compressed by itself. */
export type Piece = { bytes: Buffer; deflated: Buffer }

export const pieceOf = (text: string): Piece => {
  const bytes = Buffer.from(text)
  return { bytes, deflated: deflateRawSync(bytes, OPEN) }
}

/** The compressed beginning of texts that differ only in their end, kept once for all of them. */
export type OpenGzip = { deflated: readonly Buffer[]; sum: number; size: number }

export const openGzip = (pieces: readonly Piece[]): OpenGzip => ({
  deflated: pieces.map(({ deflated }) => deflated),
  sum: pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
  size: pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
})

/** A whole gzip file: the beginning with this end, of at most 65,535 bytes. */
export const closeGzip = ({ deflated, sum, size }: OpenGzip, end: string): Buffer => {
  const bytes = Buffer.from(end)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(bytes, sum))
  trailer.writeUInt32LE(size + bytes.length, 4)
  return Buffer.concat([HEADER, ...deflated, ...lastBlock(bytes), trailer])
}

export const unpack = ({ deflated }: OpenGzip, end: string): Buffer =>
  Buffer.concat([...deflated.map((one) => inflateRawSync(one, OPEN)), Buffer.from(end)])
