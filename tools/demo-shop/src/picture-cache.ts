import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@bartan/contract/images/rules'
import { pictureKey } from './illustrator/picture.ts'
import type { Picture } from './illustrator/picture.ts'
import { renderPicture } from './pictures.ts'
import type { PictureFiles } from './pictures.ts'

// Enough in flight to keep every core of a laptop drawing while others encode.
const IN_FLIGHT = 4

/** What pictures look like depends on these files and on nothing else. */
const sourcesHash = async (): Promise<string> => {
  const folder = join(import.meta.dirname, 'illustrator')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const files = [
    ...names.sort().map((name) => join(folder, name)),
    join(import.meta.dirname, 'pictures.ts'),
  ]
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(import.meta.dirname.length)).update(await readFile(file))
  return hash.digest('hex')
}

export type PictureCache = {
  get: (picture: Picture) => Promise<PictureFiles>
  /** All pictures, drawn side by side where they are not cached; equal ones are drawn once. */
  all: (pictures: readonly Picture[]) => Promise<PictureFiles[]>
}

/** Keeps drawn pictures in a folder, under names that change when the illustrator does. */
export const pictureCache = (folder: string): PictureCache => {
  const sources = sourcesHash()
  const pending = new Map<string, Promise<PictureFiles>>()

  const place = async (picture: Picture) => {
    const hash = createHash('sha256').update(await sources)
    return join(folder, hash.update(pictureKey(picture)).digest('hex').slice(0, 32))
  }

  const load = async (picture: Picture): Promise<PictureFiles> => {
    const path = await place(picture)
    return (await read(path)) ?? write(path, await renderPicture(picture))
  }

  const get = (picture: Picture): Promise<PictureFiles> => {
    const key = pictureKey(picture)
    const known = pending.get(key)
    if (known) return known
    const files = load(picture)
    pending.set(key, files)
    return files
  }

  const all = async (pictures: readonly Picture[]): Promise<PictureFiles[]> => {
    const drawn: PictureFiles[] = []
    let next = 0
    const worker = async () => {
      for (let index = next++; index < pictures.length; index = next++) {
        const picture = pictures[index]
        if (picture) drawn[index] = await get(picture)
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
    return drawn
  }

  return { get, all }
}

/** The file that tells a damaged picture from a whole one. */
const SUM = 'sha256'

const sumOf = (files: PictureFiles): string => {
  const hash = createHash('sha256')
  for (const file of files.values()) hash.update(file)
  return hash.digest('hex')
}

const read = async (path: string): Promise<PictureFiles | undefined> => {
  try {
    const files = IMAGE_WIDTHS.map(
      async (width) => [width, await readFile(join(path, `${width}.webp`))] as const,
    )
    const found = new Map(await Promise.all(files))
    const sum = await readFile(join(path, SUM), 'utf8')
    return sum === sumOf(found) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Written aside and renamed, so that a kill in the middle leaves no half picture behind. A cache
 * that cannot be written costs time, not the seeding.
 */
const write = async (path: string, files: PictureFiles): Promise<PictureFiles> => {
  const aside = `${path}.${randomUUID()}`
  try {
    await mkdir(aside, { recursive: true })
    for (const [width, file] of files) await writeFile(join(aside, `${width}.webp`), file)
    await writeFile(join(aside, SUM), sumOf(files))
    await rm(path, { recursive: true, force: true })
    await rename(aside, path)
  } catch {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined)
  }
  return files
}
