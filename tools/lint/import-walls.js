import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { walls } from './walls.js'

// Checks every import against the walls (walls.js).

const PARTS = { '**': '.*', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' }

/** A pattern of walls.js as an expression that matches the beginning of a path, up to the end of a name in it. */
const expressionOf = (pattern) => {
  const source = pattern.replaceAll(/\*\*|[*{,}]|[^\w/@:-]/g, (part) => PARTS[part] ?? `\\${part}`)
  return pattern.endsWith('/') ? source : `${source}(?=[./]|$)`
}

/** What of a path one of the patterns matches; undefined if none does. */
const matcher = (patterns) => {
  if (patterns.length === 0) return () => undefined
  const expression = new RegExp(`^(?:${patterns.map(expressionOf).join('|')})`)
  return (path) => expression.exec(path)?.[0]
}

const ROOT = resolve(import.meta.dirname, '../..')
const readPackage = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
const workspaces = readPackage('.').workspaces.map((folder) => ({
  folder,
  name: readPackage(folder).name,
}))

/** Where a specifier leads, as a path in the repository; as it is, if out of it. In each workspace `#x` is `src/x`. */
const targetOf = (specifier, file) => {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (specifier.startsWith('#')) {
    const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
    return own ? join(own.folder, 'src', specifier.slice(1)) : specifier
  }
  const other = workspaces.find(({ name }) => specifier.startsWith(`${name}/`))
  return other ? join(other.folder, 'src', specifier.slice(other.name.length)) : specifier
}

const compiled = walls.map(({ from, but = [], never, except = [], why }) => ({
  from: matcher([from]),
  but: matcher(but),
  never: matcher(never),
  except: matcher(except),
  isFolder: from.endsWith('/'),
  why,
}))

/** The walls around a file, each with the folder in which it may import all. */
const wallsAround = (file) =>
  compiled.flatMap((wall) => {
    const folder = wall.from(file)
    if (folder === undefined || wall.but(file) !== undefined) return []
    return [{ ...wall, own: wall.isFolder ? folder : undefined }]
  })

const importWalls = {
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll('\\', '/')
    const around = wallsAround(file)
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const target = targetOf(specifier, file).replaceAll('\\', '/')
      for (const { own, never, except, why } of around) {
        const isOwn = own !== undefined && target.startsWith(own)
        if (isOwn || except(target) !== undefined || never(target) === undefined) continue
        context.report({ node, message: `'${target}' may not be imported here: ${why}.` })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'bartan' }, rules: { 'import-walls': importWalls } }
