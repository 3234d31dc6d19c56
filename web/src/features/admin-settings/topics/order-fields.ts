import { number } from '../form/field.ts'
import type { FieldsOf } from '../form/field.ts'
import type { Settings } from '@bartan/contract/settings/settings'

export const orderFields = {
  returnDays: number('returnDays', { hint: 'returnDaysHint' }),
  limits: {
    kind: 'group',
    label: 'limits',
    hint: 'limitsHint',
    fields: {
      quantity: number('limitQuantity'),
      lines: number('limitLines'),
      openValue: number('limitOpenValue', { hint: 'limitOpenValueHint' }),
      ordersPerDay: number('limitOrdersPerDay'),
    },
  },
} satisfies Partial<FieldsOf<Settings>>
