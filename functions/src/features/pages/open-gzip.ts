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

/** A part of a text, compressed by itself. */
export type Piece = {
  bytes: Buffer
  deflated: Buffer
  /** Whether several texts have it, so that its bytes are kept for all of them. */
  isShared?: boolean
}

export const pieceOf = (text: string): Piece => {
  const bytes = Buffer.from(text)
  return { bytes, deflated: deflateRawSync(bytes, OPEN) }
}

/** A piece as it is kept: of its own bytes only the number. */
type KeptPiece = { deflated: Buffer; size: number; bytes: Buffer | undefined }

/** The compressed beginning of texts that differ only in their end, kept once for all of them. */
export type OpenGzip = { pieces: readonly KeptPiece[]; sum: number; size: number }

export const openGzip = (pieces: readonly Piece[]): OpenGzip => ({
  pieces: pieces.map(({ bytes, deflated, isShared }) => ({
    deflated,
    size: bytes.length,
    bytes: isShared ? bytes : undefined,
  })),
  sum: pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
  size: pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
})

/** A whole gzip file: the beginning with this end, of at most 65,535 bytes. */
export const closeGzip = ({ pieces, sum, size }: OpenGzip, end: string): Buffer => {
  const bytes = Buffer.from(end)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(bytes, sum))
  trailer.writeUInt32LE(size + bytes.length, 4)
  return Buffer.concat([
    HEADER,
    ...pieces.map(({ deflated }) => deflated),
    ...lastBlock(bytes),
    trailer,
  ])
}

/** Zlib's least. */
const MIN_CHUNK = 64

/** In one chunk: a full one would be followed by an empty one. */
const inflate = ({ deflated, size }: KeptPiece): Buffer =>
  inflateRawSync(deflated, { ...OPEN, chunkSize: Math.max(MIN_CHUNK, size + 1) })

export const unpack = ({ pieces }: OpenGzip, end: string): Buffer =>
  Buffer.concat([...pieces.map((piece) => piece.bytes ?? inflate(piece)), Buffer.from(end)])
