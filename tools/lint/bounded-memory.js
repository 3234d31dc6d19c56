// A Map or Set that outlives a call is a cache: fed by what callers send, it ends the instance. It is made with createCache
// (functions/src/platform/caches), whose limits are in one table, or a comment above it says what bounds it: "Bounded by …".
const COLLECTIONS = new Set(['Map', 'Set'])

const isEmptyCollection = (node) =>
  node?.type === 'NewExpression' && COLLECTIONS.has(node.callee.name) && node.arguments.length === 0

const isFunction = (node) => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node?.type ?? '')

/** A function that gives functions to its caller: what they share lives on with them. */
const makesFunctions = (owner) => {
  if (!isFunction(owner) || owner.body.type !== 'BlockStatement') return false
  const returned = owner.body.body.findLast(({ type }) => type === 'ReturnStatement')?.argument
  return returned?.type === 'ObjectExpression'
    ? returned.properties.some(({ value }) => isFunction(value))
    : isFunction(returned)
}

const outlivesCalls = (declaration) => {
  const { parent } = declaration
  if (parent.type === 'Program' || parent.type === 'ExportNamedDeclaration') return true
  return parent.type === 'BlockStatement' && makesFunctions(parent.parent)
}

const unbounded = {
  create(context) {
    const lines = context.sourceCode.text.split('\n')
    /** The comment that ends on the line before a node. */
    const commentAbove = (node) => {
      const above = lines.slice(0, node.loc.start.line - 1)
      const first = above.findLastIndex((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)) + 1
      return above.slice(first).join('\n')
    }
    const check = (node, value) => {
      if (!isEmptyCollection(value) || commentAbove(node).includes('Bounded by')) return
      context.report({
        node: value,
        message:
          'This outlives a call: make it with createCache, or say above what keeps it small: "Bounded by …".',
      })
    }
    return {
      PropertyDefinition: (node) => check(node, node.value),
      VariableDeclaration(node) {
        if (outlivesCalls(node)) for (const { init } of node.declarations) check(node, init)
      },
    }
  },
}

export default { meta: { name: 'bounded-memory' }, rules: { unbounded } }
