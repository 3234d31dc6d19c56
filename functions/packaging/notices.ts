import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Manifest = { name: string; version: string; license?: string }

/** The folder of the package that a file belongs to. */
const packageOf = (file: string) =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0]

const noticeOf = (folder: string): string => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license = 'not stated' } = manifest
  const texts = readdirSync(folder)
    .filter((one) => /^licen[cs]e/i.test(one))
    .map((one) => readFileSync(join(folder, one), 'utf8').replaceAll('\r\n', '\n').trim())
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`
}

/** Name, license and its text of every package that files of the function are from; the installed ones bring their own. */
export const noticesOf = (root: string, files: readonly string[]): string => {
  const folders = new Set(files.flatMap((file) => packageOf(resolve(root, file)) ?? []))
  return [...folders]
    .map(noticeOf)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`)
}
