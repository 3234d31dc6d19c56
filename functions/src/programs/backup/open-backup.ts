import { open, type FileHandle } from 'node:fs/promises'
import {
  ACCOUNTS,
  COLLECTION,
  IMAGES,
  describePicture,
  lineOf,
  pictureFile,
  type BackupEnd,
} from '#features/backup/backup-files.ts'
import {
  END,
  HEADER_BYTES,
  MAX_FRAME_BYTES,
  DecryptionError,
  keyOf,
  decryptFrame,
  saltIn,
  unpackPieces,
  type Piece,
} from '#features/backup/encrypted-file.ts'
import { ProgramError } from '#programs/running/program-environment.ts'
import { openArchive, type Archive, type FileFacts } from './archive.ts'

const LENGTH_BYTES = 4

const isCut = () =>
  new ProgramError('This backup is not whole: its end is missing. Download it again.')

const readExactly = async (file: FileHandle, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length)
  if (bytesRead < length) throw isCut()
  return buffer
}

async function* framesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await readExactly(file, LENGTH_BYTES)).readUInt32BE()
    if (length > MAX_FRAME_BYTES) throw new ProgramError('This backup is damaged.')
    yield readExactly(file, length)
  }
}

const PICTURE = /^pictures\/(?:upload|returns)\/[\w./-]+$/

/** Only names that backups use: the file is untrusted. */
const isKnown = (name: string): boolean =>
  name === ACCOUNTS || COLLECTION.test(name) || (PICTURE.test(name) && !name.includes('..'))

const writePiece = async (archive: Archive, { name, bytes }: Piece): Promise<string> => {
  if (!isKnown(name)) throw new ProgramError(`${name} is nothing that a backup holds.`)
  if (!PICTURE.test(name)) {
    await archive.append(name, bytes)
    return name
  }
  await archive.writeBytes(name, bytes)
  const line = describePicture(name.slice(pictureFile('').length), bytes)
  await archive.append(IMAGES, Buffer.from(lineOf(line)))
  return IMAGES
}

type Options = { file: string; folder: string; passphrase: string; say: (line: string) => void }

/** Unpacks a downloaded backup into a folder like an export's, with one frame in memory at a time. */
export const openBackup = async ({ file, folder, passphrase, say }: Options): Promise<void> => {
  const archive = openArchive(folder)
  const handle = await open(file).catch(() => {
    throw new ProgramError(`There is no file ${file}.`)
  })
  try {
    const salt = saltIn(await readExactly(handle, HEADER_BYTES))
    if (salt === undefined) throw new ProgramError(`${file} is no backup of this shop's making.`)
    const key = await keyOf(passphrase, salt)
    const names = new Set<string>()
    let index = 0
    for await (const frame of framesOf(handle)) {
      const content = await decryptFrame({ key, salt, index }, frame).catch((error: unknown) => {
        if (!(error instanceof DecryptionError)) throw error
        throw new ProgramError(
          index === 0
            ? 'This is not the passphrase of this backup, or the file is damaged.'
            : 'This backup is damaged. Download it again.',
        )
      })
      if (index === 0 && !(await archive.begin()))
        throw new ProgramError(`${folder} is not empty: name a new one.`)
      index += 1
      const pieces = unpackPieces(content)
      const end = pieces.find(({ name }) => name === END)
      for (const piece of pieces) if (piece !== end) names.add(await writePiece(archive, piece))
      if (!end) continue
      const files: Record<string, FileFacts> = {}
      for (const name of names) {
        files[name] = await archive.factsOf(name)
        say(`${name}: ${files[name].count}`)
      }
      const said = JSON.parse(end.bytes.toString()) as BackupEnd
      await archive.finish({ version: 1, ...said, files })
      return
    }
  } finally {
    await handle.close()
  }
}
