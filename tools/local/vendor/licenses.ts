import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Manifest = { name: string; version: string; license?: string }

/** The folder of the package that a file belongs to. */
const packageOf = (file: string) =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0]

const licenseOf = (folder: string): { title: string; text: string } => {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  return {
    title: `${name} ${version}`,
    text: file
      ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
      : `License: ${license ?? 'not stated'}`,
  }
}

/** The packages that files are taken from, under the text of their license. */
export const licensesOf = (root: string, files: readonly string[]): string => {
  const folders = new Set(files.flatMap((file) => packageOf(resolve(root, file)) ?? []))
  const byText = new Map<string, string[]>()
  for (const { title, text } of [...folders].map(licenseOf))
    byText.set(text, [...(byText.get(text) ?? []), title])
  const parts = [...byText].map(([text, titles]) => ({ titles: titles.sort().join('\n'), text }))
  return parts
    .sort((one, other) => (one.titles < other.titles ? -1 : 1))
    .map(({ titles, text }) => `${titles}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}
