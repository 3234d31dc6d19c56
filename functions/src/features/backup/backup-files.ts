import { createHash } from 'node:crypto'

/** What an export's folder and a downloaded backup hold, by the names of their files. */
export const ACCOUNTS = 'accounts.ndjson'
export const IMAGES = 'pictures.ndjson'
export const COLLECTION = /^documents\.([^/]+)\.ndjson$/

export const documentsFile = (collection: string): string => `documents.${collection}.ndjson`

export const pictureFile = (name: string): string => `pictures/${name}`

/** All that the shop stores: images of products (contract/src/images/rules.ts), and pictures of returns. In order. */
export const PICTURES = ['returns/', 'upload/'] as const

export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

export type PictureLine = { name: string; bytes: number; sha256: string }

export const describePicture = (name: string, bytes: Uint8Array): PictureLine => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** What is said of all of it, once it is whole. */
export type BackupEnd = {
  project: string
  /** Where the password hashes come from: the emulator's are not real ones. */
  accounts: 'firebase' | 'emulator'
  exportedAt: string
  /** By collection, what the exporting version wrote. Absent in exports older than versions of documents. */
  schemaVersions?: Record<string, number>
}
