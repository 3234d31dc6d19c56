// What an order's customer owes, paid or got back is asked of its account (contract/src/orders/account.ts). Whoever adds its
// figures up beside it makes rupees where two of them meet.
const FIGURES = new Set([
  'advanced',
  'balance',
  'charged',
  'collected',
  'held',
  'moved',
  'owed',
  'paidBack',
  'received',
  'refundDue',
  'short',
  'toCollect',
  'totalPrice',
])

const SUMS = new Set(['sumPaise', 'sumRupees', 'subtractPaise'])
const CHILDREN_OF_NOTHING = new Set(['parent', 'loc', 'range', 'start', 'end', 'type'])

/** The figures that an expression names; `names` has those that go by another name in this file. */
const figuresIn = (node, names) => {
  if (Array.isArray(node)) return node.flatMap((one) => figuresIn(one, names))
  if (!node || typeof node !== 'object') return []
  if (node.type === 'Identifier')
    return FIGURES.has(node.name) ? [node.name] : (names.get(node.name) ?? [])
  return Object.entries(node)
    .filter(([field]) => !CHILDREN_OF_NOTHING.has(field))
    .flatMap(([, child]) => figuresIn(child, names))
}

const isSum = ({ callee, arguments: given }) =>
  SUMS.has(callee.name) ||
  (callee.property?.name === 'reduce' &&
    callee.object.type === 'ArrayExpression' &&
    given.length > 0)

const isAdding = ({ operator }) => ['+', '-', '+=', '-='].includes(operator)

const noSum = {
  create: (context) => {
    const names = new Map()
    const sums = []
    const rename = (name, node) => {
      if (!FIGURES.has(name)) names.set(name, figuresIn(node, new Map()).slice(0, 1))
    }
    return {
      CallExpression(node) {
        if (isSum(node)) sums.push([node, [node.callee, node.arguments]])
      },
      BinaryExpression(node) {
        if (isAdding(node)) sums.push([node, [node.left, node.right]])
      },
      AssignmentExpression(node) {
        if (isAdding(node)) sums.push([node, [node.left, node.right]])
      },
      // `const { totalPrice: total } = order`, and `const ahead = order.advanced`.
      Property({ key, value, parent }) {
        const name = value.type === 'AssignmentPattern' ? value.left.name : value.name
        if (parent.type === 'ObjectPattern' && name) rename(name, key)
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init?.type === 'MemberExpression')
          rename(id.name, init.property)
      },
      /** One figure of many orders may be summed, two of one order may not. */
      'Program:exit'() {
        for (const [node, parts] of sums) {
          const found = [...new Set(figuresIn(parts, names))]
          if (found.length > 1)
            context.report({
              node,
              message: `Ask the order's account for what ${found.join(' and ')} come to (contract/src/orders/account.ts).`,
            })
        }
      },
    }
  },
}

export default { meta: { name: 'order-money' }, rules: { 'no-sum': noSum } }
