import { ORDER_PROCESS, ORDER_STATUSES, ruleOf, type OrderStatus } from '../order-process.ts'
import { ORDER_STEPS } from '../order-steps.ts'

/** Mermaid takes no blanks in a state's name. */
export const stateName = (status: string): string => status.replaceAll(' ', '_')

const stepLines = (): string[] =>
  ORDER_STEPS.filter(({ roles }) => roles.length > 1).map(
    ({ from, to, roles }) => `    ${stateName(from)} --> ${stateName(to)}: ${roles.join(', ')}`,
  )

const MEANINGS = [
  ['leftShop', 'has left the shop'],
  ['open', 'open'],
  ['sold', 'sold'],
  ['editable', 'editable'],
  ['packable', 'packable'],
  ['shippable', 'shippable'],
  ['returnable', 'returnable'],
  ['refusable', 'refused at the door it is coming back'],
] as const

const statusLine = (status: OrderStatus): string => {
  const rule = ruleOf(status)
  const is = MEANINGS.filter(([field]) => rule[field]).map(([, words]) => words)
  const more = [
    `units ${rule.stock}`,
    `cash ${rule.money}`,
    `tax document: ${rule.document}`,
    `customers are told: ${rule.message ?? 'nothing'}`,
    `takes: ${rule.asks.join(', ') || 'nothing'}`,
  ]
  return `- **${status}**: ${[...is, ...more].join('; ')}`
}

/** The process of an order as a page for people, in Markdown with a Mermaid diagram. */
export const processPage = (): string =>
  [
    '# The process of an order',
    '',
    'Written from `contract/src/orders/order-process.ts` by `npx vitest run contract/src/orders/order-process.test.ts -u`.',
    '',
    'Admins choose any status from any other; the steps that others may take as well:',
    '',
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${stateName(Object.keys(ORDER_PROCESS)[0] ?? '')}`,
    ...stepLines(),
    '```',
    '',
    ...ORDER_STATUSES.map(statusLine),
    '',
  ].join('\n')
