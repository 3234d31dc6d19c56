import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/**
 * The format of a downloaded backup: a line with the format and the salt, then frames. Each frame has a length (4
 * bytes, big-endian) and encrypted content: 12 bytes of nonce, a gzip under AES-256-GCM, 16 bytes of tag. A frame is bound
 * to salt and index, so that none can be left out, doubled or taken from another backup; the last frame is marked.
 * Frames are encrypted and decrypted one by one, so that a backup of any size needs little memory.
 */
const FORM = 'bartan-backup 1'
const HEADER = /^bartan-backup 1 ([\w-]{22})\n$/

const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LENGTH_BYTES = 4
const CIPHER = 'aes-256-gcm'

/** Several times the largest part of a backup. */
export const MAX_FRAME_BYTES = 128 * 2 ** 20

/** 32 MiB and a quarter of a second per guess (OWASP, Password Storage Cheat Sheet: scrypt). */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const compress = promisify(gzip)
const decompress = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)

export class DecryptionError extends Error {}

export const newSalt = (): string => randomBytes(SALT_BYTES).toString('base64url')

export const headerOf = (salt: string): Buffer => Buffer.from(`${FORM} ${salt}\n`)

/** All headers have the same length. */
export const HEADER_BYTES = headerOf(newSalt()).length

/** The salt in a header; undefined if the file is no backup. */
export const saltIn = (header: Buffer): string | undefined => HEADER.exec(header.toString())?.[1]

/** Normalized, because another keyboard may compose the same passphrase differently. */
export const keyOf = (passphrase: string, salt: string): Promise<Buffer> =>
  derive(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES, COST)

/** Identifies a frame of a backup: index after this salt. */
export type FrameKey = { key: Buffer; salt: string; index: number }

const boundTo = ({ salt, index }: FrameKey) => Buffer.from(`${FORM} ${salt} ${index}`)

export const encryptFrame = async (frameKey: FrameKey, content: Buffer): Promise<Buffer> => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, frameKey.key, nonce).setAAD(boundTo(frameKey))
  const body = cipher.update(await compress(content, { level: 3 }))
  const encrypted = [nonce, body, cipher.final(), cipher.getAuthTag()]
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(encrypted.reduce((sum, { length: bytes }) => sum + bytes, 0))
  return Buffer.concat([length, ...encrypted])
}

/**
 * The content of a frame, without its length.
 * @throws SealError for a wrong passphrase or a changed bit
 */
export const decryptFrame = async (frameKey: FrameKey, frame: Buffer): Promise<Buffer> => {
  const nonce = frame.subarray(0, NONCE_BYTES)
  const end = frame.length - TAG_BYTES
  try {
    const decipher = createDecipheriv(CIPHER, frameKey.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(boundTo(frameKey))
      .setAuthTag(frame.subarray(end))
    const body = decipher.update(frame.subarray(NONCE_BYTES, end))
    const packed = Buffer.concat([body, decipher.final()])
    return await decompress(packed, { maxOutputLength: MAX_FRAME_BYTES })
  } catch (cause) {
    throw new DecryptionError('Wrong passphrase, or a changed file', { cause })
  }
}

/** A part of a file in a frame: more lines of an NDJSON, or a whole picture. */
export type Piece = { name: string; bytes: Buffer }

/** A line with names and lengths, then the bytes. */
export const packPieces = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(pieces.map(({ name, bytes }) => [name, bytes.length]))}\n`),
    ...pieces.map(({ bytes }) => bytes),
  ])

export const unpackPieces = (content: Buffer): Piece[] => {
  let at = content.indexOf('\n') + 1
  const list = JSON.parse(content.subarray(0, at).toString()) as [string, number][]
  return list.map(([name, length]) => {
    const bytes = content.subarray(at, at + length)
    at += length
    return { name, bytes }
  })
}

/** The file in the last frame. */
export const END = 'end.json'
