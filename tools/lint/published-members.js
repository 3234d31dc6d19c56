// Libraries are used by what they publish: whoever upgrades one finds no other use of it in its documentation.

const isPackage = (specifier) =>
  typeof specifier === 'string' &&
  /^@?[a-z]/.test(specifier) &&
  !/^(?:node:|@bartan\/)/.test(specifier)

/** Files that their packages' documentation names. */
const DOCUMENTED = new Set(['ajv/dist/2020.js', 'harfbuzzjs/dist/harfbuzz-subset.wasm'])

/** A file of a package that is its own affair. */
const isInner = (specifier) =>
  isPackage(specifier) &&
  !DOCUMENTED.has(specifier) &&
  /\/(?:build|cjs|dist|esm|internal|lib|src)(?:\/|$)/.test(specifier)

const innerName = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' && /^_(?!id$)\w/.test(node.value)

const asksFor = ({ callee }) =>
  callee.name === 'require' || ['resolve', 'require'].includes(callee.property?.name)

const membersOnly = {
  create(context) {
    const imported = new Map()
    const complain = (node, what) =>
      context.report({ node, message: `${what}: libraries are used by what they publish.` })
    const checkPath = (node, source) => {
      if (isInner(source?.value)) complain(node, `'${source.value}' is inside of a package`)
    }
    return {
      ImportDeclaration(node) {
        checkPath(node, node.source)
        if (isPackage(node.source.value))
          for (const { local } of node.specifiers) imported.set(local.name, node.source.value)
      },
      ExportNamedDeclaration: (node) => checkPath(node, node.source),
      ExportAllDeclaration: (node) => checkPath(node, node.source),
      ImportExpression: (node) => checkPath(node, node.source),
      TSImportType: (node) => checkPath(node, node.source),
      CallExpression(node) {
        if (asksFor(node)) checkPath(node, node.arguments[0])
        const { callee } = node
        if (callee.object?.name === 'Reflect' && innerName(node.arguments[1]))
          complain(node, `'${node.arguments[1].value}' is an inner name`)
      },
      MemberExpression(node) {
        if (node.computed && innerName(node.property))
          complain(node, `'${node.property.value}' is an inner name`)
      },
      'ClassDeclaration, ClassExpression': (node) => {
        const name = node.superClass?.name ?? node.superClass?.object?.name
        const library = imported.get(name)
        // React's class components are the one published use by inheritance.
        if (library && library !== 'react') complain(node, `${name} of '${library}' is extended`)
      },
    }
  },
}

export default { meta: { name: 'published' }, rules: { 'members-only': membersOnly } }
