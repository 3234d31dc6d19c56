import { expect, it } from 'vitest'
import { stoppedFiles } from './lint-samples.js'

const STOPPED = {
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
}

const LET_THROUGH = {
  'functions/src/sum-of-orders.ts':
    'export const sum = (orders) => sumPaise(orders.map((one) => one.toCollect))\n',
  'functions/src/rest-of-one.ts': 'export const rest = (toCollect, paid) => toCollect - paid\n',
}

const stopped = await stoppedFiles('order-money/no-sum', { ...STOPPED, ...LET_THROUGH })

it.each(Object.keys(STOPPED))('%s, which adds up the money of an order, is stopped', (name) => {
  expect(stopped.filter((one) => one === name)).toHaveLength(1)
})

it.each(Object.keys(LET_THROUGH))('%s, which sums one figure, is let through', (name) => {
  expect(stopped).not.toContain(name)
})
