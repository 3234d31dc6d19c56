// What depends on an order's status asks the table of the process (contract/src/orders/order-process.ts). A comparison with a
// status by name, or a sum of some, would not be found by whoever adds another one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROCESS = join(import.meta.dirname, '../../contract/src/orders/order-process.ts')

const statusNames = () => {
  const table = /export const ORDER_PROCESS = \{(.*?)\n\} as const/s.exec(
    readFileSync(PROCESS, 'utf8'),
  )
  return new Set(
    [...(table?.[1] ?? '').matchAll(/^ {2}(?:'([^']+)'|(\w+)): \{$/gm)].map(
      ([, quoted, plain]) => quoted ?? plain,
    ),
  )
}

const COMPARISONS = new Set(['===', '!==', '==', '!='])

const noComparison = {
  create: (context) => {
    const names = statusNames()
    const isStatus = (node) => node?.type === 'Literal' && names.has(node.value)
    const report = (node) =>
      context.report({
        node,
        message:
          'Ask the table of the process what the status means (ruleOf of contract/src/orders/order-process.ts).',
      })
    return {
      BinaryExpression(node) {
        if (COMPARISONS.has(node.operator) && (isStatus(node.left) || isStatus(node.right)))
          report(node)
      },
      // `byStatus.Processing + byStatus.Shipped` goes on without the new one.
      MemberExpression(node) {
        if (!node.computed && names.has(node.property.name)) report(node)
      },
      SwitchCase(node) {
        if (isStatus(node.test)) report(node)
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type !== 'MemberExpression') return
        const isQuery = callee.property.name === 'where' && given[0]?.value === 'status'
        const isListed =
          callee.property.name === 'includes' &&
          callee.object.type === 'ArrayExpression' &&
          callee.object.elements.some(isStatus)
        if (isListed || (isQuery && isStatus(given[2]))) report(node)
      },
    }
  },
}

export default { meta: { name: 'order-status' }, rules: { 'no-comparison': noComparison } }
