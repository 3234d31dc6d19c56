// What an order's customer owes, paid or got back is asked of its account (contract/src/orders/account.ts). Whoever adds its
// figures up beside it makes rupees where two of them meet.
const FIGURES = new Set([
  'advanced',
  'charged',
  'moved',
  'paidBack',
  'received',
  'refundDue',
  'short',
  'toCollect',
  'totalPrice',
])

const SUMS = new Set(['sumPaise', 'sumRupees', 'subtractPaise'])
const CHILDREN_OF_NOTHING = new Set(['parent', 'loc', 'range', 'start', 'end', 'type'])

/** The figures that an expression names. */
const figuresIn = (node) => {
  if (Array.isArray(node)) return node.flatMap(figuresIn)
  if (!node || typeof node !== 'object') return []
  if (node.type === 'Identifier') return FIGURES.has(node.name) ? [node.name] : []
  return Object.entries(node)
    .filter(([field]) => !CHILDREN_OF_NOTHING.has(field))
    .flatMap(([, child]) => figuresIn(child))
}

const noSum = {
  create: (context) => {
    /** One figure of many orders may be summed, two of one order may not. */
    const report = (node, parts) => {
      const names = [...new Set(figuresIn(parts))]
      if (names.length > 1)
        context.report({
          node,
          message: `Ask the order's account for what ${names.join(' and ')} come to (contract/src/orders/account.ts).`,
        })
    }
    return {
      CallExpression(node) {
        if (SUMS.has(node.callee.name)) report(node, node.arguments)
      },
      BinaryExpression(node) {
        if (node.operator === '+' || node.operator === '-') report(node, [node.left, node.right])
      },
    }
  },
}

export default { meta: { name: 'order-money' }, rules: { 'no-sum': noSum } }
