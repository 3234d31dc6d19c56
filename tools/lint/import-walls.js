// Checks every import against the walls (walls.js).
import { dirname, relative, resolve } from 'node:path'
import { packages, ROOT, walls } from './walls.js'

const applies = ({ from, files }, file) => (files ? files.test(file) : file.startsWith(from))

const matches = (barred, target) =>
  typeof barred === 'string' ? target.startsWith(barred) : barred.test(target)

/** Where a specifier leads, as a path in the repository; as it is, if out of it. */
const targetOf = (specifier, filename) => {
  if (specifier.startsWith('.')) return relative(ROOT, resolve(dirname(filename), specifier))
  const file = relative(ROOT, filename)
  const [name, folder] =
    packages.find(([own, at]) =>
      specifier.startsWith('#') ? file.startsWith(at) : specifier.startsWith(`${own}/`),
    ) ?? []
  if (!folder) return specifier
  return `${folder}src/${specifier.slice(specifier.startsWith('#') ? 1 : name.length + 1)}`
}

const importWalls = {
  create(context) {
    const file = relative(ROOT, context.filename)
    const mine = walls.filter((wall) => applies(wall, file))
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const target = targetOf(specifier, context.filename)
      for (const { never, except = [], why } of mine) {
        if (except.some((prefix) => target.startsWith(prefix))) continue
        if (never.some((barred) => matches(barred, target)))
          context.report({ node, message: `'${target}' may not be imported here: ${why}.` })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'bartan' }, rules: { 'import-walls': importWalls } }
