import { expectOfRule } from './lint-samples.js'

await expectOfRule('bounded-memory/unbounded', {
  stopped: {
    'module.ts': 'const known = new Map<string, string>()\n',
    'exported.ts': 'export const known = new Set<string>()\n',
    'field.ts': 'export class Names {\n  readonly #known = new Map<string, string>()\n}\n',
    'service.ts':
      'export const service = () => {\n  const known = new Map()\n  return { add: (id: string) => known.set(id, 1) }\n}\n',
    'closure.ts':
      'export const once = () => {\n  const known = new Set()\n  return (id: string) => known.has(id) || known.add(id)\n}\n',
  },
  letThrough: {
    'said.ts':
      '/** Bounded by the languages of the shop. */\nconst known = new Map<string, string>()\n',
    'table.ts': "const known = new Set(['a', 'b'])\n",
    'call.ts':
      'export const count = (ids: string[]) => {\n  const known = new Map<string, number>()\n  for (const id of ids) known.set(id, 1)\n  return known.size\n}\n',
  },
})

await expectOfRule('module-state/no-variable', {
  stopped: {
    'web/src/i18n/spoken.ts': "let spoken = 'en'\nexport const speak = (next) => (spoken = next)\n",
    'web/src/lib/exported.ts': 'export let count = 0\n',
    'web/src/lib/old.ts': 'var count = 0\n',
    'web/src/lib/offline/connection.ts': 'let language\n',
  },
  letThrough: {
    'web/src/lib/offline/other.ts':
      'export const count = () => {\n  let sum = 0\n  return sum\n}\n',
    'web/src/lib/browser/history-gate.ts': 'let gate\nexport const set = (next) => (gate = next)\n',
  },
})

/** What adds up the money of an order; what sums one figure is let through. */
await expectOfRule('order-money/no-sum', {
  stopped: {
    'functions/src/due.ts':
      'export const due = ({ totalPrice, advanced }) => Math.max(0, advanced - totalPrice)\n',
    'functions/src/held.ts': 'export const held = (of) => of.received + of.moved\n',
    'functions/src/owed.ts':
      'export const owed = ({ toCollect, short }) => sumPaise([toCollect, short])\n',
    'functions/src/renamed.ts':
      'export const due = ({ totalPrice: all, advanced: ahead = 0 }) => all - ahead\n',
    'web/src/kept-first.ts':
      'export const due = (order) => {\n  const ahead = order.advanced\n  return order.totalPrice - ahead\n}\n',
    'web/src/into-one.ts': 'export const add = (sums, one) => {\n  sums.owed += one.short\n}\n',
    'tools/demo-shop/src/reduced.ts':
      'export const due = (of) => [of.charged, of.moved].reduce((sum, one) => sum + one, 0)\n',
    'web/src/rest.ts':
      'export const rest = (of) => subtractPaise(toPaise(of.charged), of.paidBack)\n',
  },
  letThrough: {
    'functions/src/sum-of-orders.ts':
      'export const sum = (orders) => sumPaise(orders.map((one) => one.toCollect))\n',
    'functions/src/rest-of-one.ts': 'export const rest = (toCollect, paid) => toCollect - paid\n',
  },
})
