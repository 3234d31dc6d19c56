import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import {
  PICTURES,
  describePicture,
  lineOf,
  pictureFile,
  type PictureLine,
} from '#features/backup/backup-files.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import { ProgramError } from '#programs/running/program-environment.ts'
import { readLines, type Archive } from './archive.ts'

const CONCURRENCY = 8
const PAGE = 200

const listAll = async (images: Pick<ImageStore, 'list'>): Promise<string[]> =>
  (await Promise.all(PICTURES.map((prefix) => images.list(prefix)))).flat()

/** Copies all images into the archive, except those already copied. */
export async function* imagePages(
  images: Pick<ImageStore, 'list' | 'read'>,
  archive: Archive,
  last: string | undefined,
): AsyncGenerator<string[]> {
  const after = last === undefined ? '' : (JSON.parse(last) as PictureLine).name
  const names = (await listAll(images))
    .filter((name) => name > after)
    .sort((one, other) => (one < other ? -1 : 1))
  for (let from = 0; from < names.length; from += PAGE) {
    const page = names.slice(from, from + PAGE)
    const lines = new Map<string, string>()
    await runConcurrently(page, CONCURRENCY, async (name) => {
      const bytes = await images.read(name)
      if (!bytes) return
      await archive.writeBytes(pictureFile(name), bytes)
      lines.set(name, lineOf(describePicture(name, bytes)))
    })
    yield page.flatMap((name) => lines.get(name) ?? [])
  }
}

/** An object name always stands for the same image, so existing ones are skipped. */
export const writeImages = async (
  images: Pick<ImageStore, 'list' | 'write'>,
  archive: Archive,
  index: string,
): Promise<number> => {
  const present = new Set(await listAll(images))
  const all: PictureLine[] = []
  for await (const line of readLines(archive.pathOf(index)))
    all.push(JSON.parse(line) as PictureLine)
  await runConcurrently(all, CONCURRENCY, async ({ name, sha256 }) => {
    const file = archive.pathOf(pictureFile(name))
    const bytes = existsSync(file) ? await readFile(file) : new Uint8Array()
    if (describePicture(name, bytes).sha256 !== sha256)
      throw new ProgramError(`${file} is not as it was exported: the folder is damaged.`)
    if (!present.has(name)) await images.write(name, bytes)
  })
  return all.length
}
