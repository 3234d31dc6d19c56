import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackupEnd } from '#features/backup/backup-files.ts'
import { ProgramError } from '#programs/running/program-environment.ts'

/** Facts that a file of a complete export must match. */
export type FileFacts = { count: number; sha256: string }

export type Manifest = BackupEnd & { version: number; files: Record<string, FileFacts> }

/** An export contains password hashes and addresses: only its owner may read it. */
const PRIVATE = { mode: 0o600 }
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 }

const VERSION = 1
const MANIFEST = 'manifest.json'
/** Suffix of an unfinished file. */
const PART = '.part'

/** Counts and hashes lines as they pass. */
export const factsCounter = () => {
  const hash = createHash('sha256')
  let count = 0
  return {
    add: (line: string) => {
      hash.update(line)
      count += 1
    },
    facts: (): FileFacts => ({ count, sha256: hash.digest('hex') }),
  }
}

/** By line feeds alone: Node's readline also ends a line at separators (U+2028) that texts may have. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield `${line}\n`
  }
  if (rest !== '') yield `${rest}\n`
}

const asItIs = (line: string): string[] => [line]

/** As releases before counted: separators ended lines, too. */
const atSeparators = (line: string): string[] =>
  line
    .slice(0, -1)
    .split(/[\u2028\u2029]/)
    .map((part) => `${part}\n`)

const factsOf = async (file: string, counted = asItIs): Promise<FileFacts> => {
  const counter = factsCounter()
  for await (const line of readLines(file)) counted(line).forEach(counter.add)
  return counter.facts()
}

/** The complete lines from before an interruption; an incomplete last line is cut off. */
const wholeLines = async (file: string): Promise<string[]> => {
  if (!existsSync(file)) return []
  const text = await readFile(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  await truncate(file, Buffer.byteLength(whole))
  return whole.split('\n').slice(0, -1)
}

/** A folder of NDJSON files with a manifest, which is written last: without it the export is incomplete. */
export const openArchive = (folder: string) => ({
  pathOf: (name: string) => join(folder, name),

  /** Creates the folder; false if it isn't empty. */
  begin: async (): Promise<boolean> => {
    await mkdir(folder, PRIVATE_FOLDER)
    return (await readdir(folder)).length === 0
  },

  isComplete: () => existsSync(join(folder, MANIFEST)),

  /** Writes a file page by page. Continues after an interruption: `pages` gets the last written line. */
  write: async (
    name: string,
    pages: (last: string | undefined) => AsyncIterable<string[]>,
  ): Promise<FileFacts> => {
    await mkdir(folder, PRIVATE_FOLDER)
    const file = join(folder, name)
    if (!existsSync(file)) {
      const part = `${file}${PART}`
      const before = await wholeLines(part)
      if (before.length === 0) await writeFile(part, '', PRIVATE)
      for await (const lines of pages(before.at(-1))) await appendFile(part, lines.join(''))
      await rename(part, file)
    }
    return factsOf(file)
  },

  /** Appends to a file whose lines come in chunks. */
  append: async (name: string, bytes: Uint8Array): Promise<void> => {
    await appendFile(join(folder, name), bytes, PRIVATE)
  },

  factsOf: (name: string): Promise<FileFacts> => factsOf(join(folder, name)),

  /** Writes a file other than NDJSON; complete or absent, never partial. */
  writeBytes: async (name: string, bytes: Uint8Array): Promise<void> => {
    const file = join(folder, name)
    await mkdir(dirname(file), PRIVATE_FOLDER)
    await writeFile(`${file}${PART}`, bytes, PRIVATE)
    await rename(`${file}${PART}`, file)
  },

  finish: (manifest: Manifest) =>
    writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, PRIVATE),

  readManifest: async (): Promise<Manifest> => {
    const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
      throw new ProgramError(
        `${folder} holds no complete export: there is no ${MANIFEST} in it. The export that was broken off goes on where it stopped when it is run again.`,
      )
    })
    const manifest = JSON.parse(text) as Manifest
    if (manifest.version !== VERSION)
      throw new ProgramError(`This program reads exports of version ${VERSION} alone.`)
    return manifest
  },

  /** The manifest by how lines are counted now. Throws unless every file matches it, before anything is written. */
  verify: async (manifest: Manifest): Promise<Manifest> => {
    const files = { ...manifest.files }
    for (const [name, { count, sha256 }] of Object.entries(manifest.files)) {
      const file = join(folder, name)
      const isExported = (facts: FileFacts) => facts.count === count && facts.sha256 === sha256
      const found = existsSync(file) && (await factsOf(file))
      if (!found || !(isExported(found) || isExported(await factsOf(file, atSeparators))))
        throw new ProgramError(`${name} is not as it was exported: the folder is damaged.`)
      files[name] = found
    }
    return { ...manifest, files }
  },

  /** Progress stored between runs of an import. */
  remember: (name: string, value: object) =>
    writeFile(join(folder, name), `${JSON.stringify(value)}\n`, PRIVATE),

  recall: async (name: string): Promise<unknown> =>
    existsSync(join(folder, name))
      ? (JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown)
      : undefined,

  forget: (name: string) => rm(join(folder, name), { force: true }),
})

export type Archive = ReturnType<typeof openArchive>
