import { createHash } from 'node:crypto'

/** File names in an export's folder and in a downloaded backup. */
export const ACCOUNTS = 'accounts.ndjson'
export const IMAGES = 'pictures.ndjson'
export const COLLECTION = /^documents\.([^/]+)\.ndjson$/

export const documentsFile = (collection: string): string => `documents.${collection}.ndjson`

export const pictureFile = (name: string): string => `pictures/${name}`

/** Folders with all pictures: of products (contract/src/images/rules.ts), and of returns. In order. */
export const PICTURES = ['returns/', 'upload/'] as const

export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

export type PictureLine = { name: string; bytes: number; sha256: string }

export const describePicture = (name: string, bytes: Uint8Array): PictureLine => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Facts about the whole backup, written last. */
export type BackupEnd = {
  project: string
  /** The source of the password hashes: the emulator's aren't real. */
  accounts: 'firebase' | 'emulator'
  exportedAt: string
  /** By collection, as the exporting version wrote them. Absent in exports from before schema versions. */
  schemaVersions?: Record<string, number>
}
