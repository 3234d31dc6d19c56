import type { Settings } from '@bartan/contract/settings/settings'
import { number, text, type FieldsOf } from '../form/field.ts'

export const orderFields = {
  upi: { kind: 'group', label: 'upi', fields: { vpa: text('vpa', { hint: 'vpaHint' }) } },
  orders: {
    kind: 'group',
    label: 'orders',
    fields: {
      practice: { kind: 'toggle', label: 'practice', hint: 'practiceHint' },
      exchangeAtOnce: {
        kind: 'toggle',
        label: 'exchangeAtOnce',
        hint: 'exchangeAtOnceHint',
      },
      remittanceDays: number('remittanceDays', {
        hint: 'remittanceDaysHint',
        isOptional: true,
      }),
      tellsSeller: { kind: 'toggle', label: 'tellsSeller' },
      digest: { kind: 'toggle', label: 'digest', hint: 'digestHint' },
      confirmFirst: {
        kind: 'group',
        label: 'confirmFirst',
        folds: true,
        hint: 'confirmFirstHint',
        fields: {
          above: number('confirmAbove', { isOptional: true }),
          refusals: number('confirmRefusals', { isOptional: true }),
        },
      },
      askAdvance: {
        kind: 'group',
        label: 'askAdvance',
        folds: true,
        hint: 'askAdvanceHint',
        fields: {
          amount: number('advanceAmount', { isOptional: true }),
          above: number('advanceAbove', { isOptional: true }),
          refusals: number('confirmRefusals', { isOptional: true }),
        },
      },
    },
  },
  returnDays: number('returnDays', { hint: 'returnDaysHint' }),
  limits: {
    kind: 'group',
    label: 'limits',
    folds: true,
    hint: 'limitsHint',
    fields: {
      quantity: number('limitQuantity'),
      lines: number('limitLines'),
      openValue: number('limitOpenValue', { hint: 'limitOpenValueHint' }),
      ordersPerDay: number('limitOrdersPerDay'),
    },
  },
} satisfies Partial<FieldsOf<Settings>>
