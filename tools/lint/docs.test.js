import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { documents, files, read, ROOT, tree } from './repository.js'

/** What a build or a start makes. */
const MADE =
  /^(?:functions\/(?:lib|\.env)|web\/(?:dist|fonts|styled-system)|firebase\.deploy\.json|\.data|\.cache|tools\/bench\/results\.json|(?:environment|manifest)\.json|firestore\/$|(?:shell|404)\.html)/
const FILE = /\.(?:tsx?|m?js|json|md|css|html|svg|rules|yml)$/
const FOLDER = /^(?:(?:contract|functions|web|tools|docs|\.github|src)\/.*|[a-z][\w/-]*\/)$/

/** Paths in code: those of files, and those of folders from the root. `early-*.ts` and `copy.{en,hi}.json` are several. */
const pathsOf = (text) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code.split(' '))
    .filter((code) => /^[\w.@*{},<>/-]+$/.test(code) && !code.startsWith('/') && !MADE.test(code))
    .filter((code) => FOLDER.test(code) || (FILE.test(code) && !code.startsWith('.')))
    // Names of packages, some of which end in `.js`.
    .filter((code) => !existsSync(join(ROOT, 'node_modules', code)))

const expressionOf = (path) =>
  new RegExp(
    `(?:^|/)${path.replace(/\/$/, '').replaceAll(/<[^>]*>|\*+|[{,}]|[^\w/@-]/g, (part) => {
      if (part.startsWith('<')) return '[^/]+'
      if (part.startsWith('*')) return part === '*' ? '[^/]*' : '.*'
      return { '{': '(?:', ',': '|', '}': ')' }[part] ?? `\\${part}`
    })}$`,
  )

const existsInTree = (path) => {
  const expression = expressionOf(path)
  return tree.some((each) => expression.test(each))
}

/** Headings of a document, as the forge names them in addresses. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  )

const isBroken = (document, [, path, anchor]) => {
  const target = path ? relative(ROOT, join(ROOT, dirname(document), path)) : document
  if (!tree.includes(`/${target.replace(/\/$/, '')}`)) return true
  return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
}

it('documents name only paths that are there', () => {
  const missing = documents.flatMap((document) =>
    pathsOf(read(document))
      .filter((path) => !existsInTree(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('documents link only to what is there', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter((link) => isBroken(document, link))
      .map(([link]) => `${document}: ${link}`),
  )
  expect(broken).toEqual([])
})

it('comments name only files that are there', () => {
  const sources = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file))
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:\/?\*|\/\/).*$/gm)].flatMap(([comment]) =>
      // `#engine/x.ts` stands for any import.
      [...comment.matchAll(/(?<![#\w./-])(?:\.+\/)*([\w/-][\w./-]*\.(?:tsx?|mjs))\b/g)].map(
        ([, path]) => [file, path],
      ),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  const missing = named.filter(([, path]) => !tree.some((one) => one.endsWith(`/${path}`)))
  expect(missing).toEqual([])
})

it('every decision is in the list of decisions, by its title', () => {
  const list = read('docs/decisions/README.md')
  const entries = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => `[${/^# (.+)$/m.exec(read(file))?.[1]}](${file.split('/').at(-1)})`)
  expect(entries.filter((entry) => !list.includes(entry))).toEqual([])
})

it('every number of a decision leads to a page, or to the archive', () => {
  const pages = files.flatMap((file) => /^docs\/decisions\/(\d+)/.exec(file)?.[1] ?? [])
  const archived = [...read('docs/decisions/archive.md').matchAll(/^- \*\*([\d, ]+)\*\* /gm)]
  const known = new Set(
    [...pages, ...archived.flatMap(([, numbers]) => numbers.split(', '))].map(Number),
  )
  const named = files
    .filter((file) => /\.(?:md|tsx?|m?js|yml|env|npmrc)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b[Dd]ecisions?[ /]0*(\d+)/g)].map(([, number]) => [file, +number]),
    )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, number]) => !known.has(number))).toEqual([])
})

it('every document is in the index of docs/', () => {
  const index = read('docs/README.md')
  const listed = readdirSync(join(ROOT, 'docs')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  )
  expect(listed.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

it('every collection is in the list of what is stored, and no others', () => {
  const collections = read('functions/src/database/collections.ts').matchAll(
    /firestore,\s+'(\w+)',?\s*\)/g,
  )
  const [, list = ''] = /\n## Collections\n([^]*)$/.exec(read('docs/data.md')) ?? []
  const entries = [...list.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name)
  expect(new Set(entries)).toEqual(new Set([...collections].map(([, name]) => name)))
})
