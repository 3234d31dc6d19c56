// The `pathname` of a file's URL is percent-encoded, and begins with a slash on Windows: a clone in `my projects` would
// not find its files. `fileURLToPath` and `import.meta.dirname` give paths.
const isOwnUrl = (node) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.name === 'url'

const noPathname = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property } = node
      if (property.name !== 'pathname' || object.type !== 'NewExpression') return
      if (object.callee.name === 'URL' && object.arguments.some(isOwnUrl))
        context.report({
          node,
          message: 'A URL is no path: use import.meta.dirname, or fileURLToPath of node:url.',
        })
    },
  }),
}

export default { meta: { name: 'file-urls' }, rules: { 'no-pathname': noPathname } }
