import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import rootPackage from '../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
/** What comes and goes: packages, builds, data. */
const NOT_OURS = /^(?:node_modules|\.git|\.cache|\.data|dist|test-results|lib\.\w+)$/

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (NOT_OURS.test(entry.name) || path === join('functions', 'lib')) return []
    return entry.isDirectory() ? filesIn(path) : [path.replaceAll('\\', '/')]
  })

const files = filesIn('.')
const folders = [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
  ),
]
const tree = [...files, ...folders].map((path) => `/${path}`)
const read = (path) => readFileSync(join(ROOT, path), 'utf8')
// The specification and the contract are given, and describe no files.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^docs\/(?:spec|contract)\.md$/.test(file),
)

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

describe.each(documents)('%s', (document) => {
  // The table of walls has patterns; walls.test.js checks them.
  const text = read(document).replace(/<!-- walls[^]*<!-- \/walls -->/, '')

  it('names only paths that are there', () => {
    expect(pathsOf(text).filter((path) => !existsInTree(path))).toEqual([])
  })

  it('names only npm scripts that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !(name in rootPackage.scripts))).toEqual([])
  })

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    const broken = links.filter(([, path, anchor]) => {
      const target = path ? relative(ROOT, join(ROOT, dirname(document), path)) : document
      if (!tree.includes(`/${target.replace(/\/$/, '')}`)) return true
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

it('every decision is in the list of decisions, by its title', () => {
  const list = read('docs/decisions/README.md')
  const entries = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => `[${/^# (.+)$/m.exec(read(file))?.[1]}](${file.split('/').at(-1)})`)
  expect(entries.filter((entry) => !list.includes(entry))).toEqual([])
})

it('every document is in the index of docs/', () => {
  const index = read('docs/README.md')
  const listed = readdirSync(join(ROOT, 'docs')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  )
  expect(listed.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

it('every collection is in the table of the data, and no others', () => {
  const collections = read('functions/src/database/collections.ts').matchAll(
    /firestore, '(\w+)'\)/g,
  )
  const [, table = ''] = /\n## Data\n([^]*?)\n## /.exec(read('docs/ARCHITECTURE.md')) ?? []
  const rows = [...table.matchAll(/^\| (\w+) /gm)].map(([, name]) => name)
  expect(new Set(rows.slice(1))).toEqual(new Set([...collections].map(([, name]) => name)))
})
