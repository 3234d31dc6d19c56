import type { Settings } from '@bartan/contract/settings/settings'
import { group, number, text, toggle, type FieldsOf } from '../form/field.ts'

const isOptional = true
const folds = true

export const orderFields = {
  upi: group('upi', { vpa: text('vpa') }),
  orders: group('orders', {
    practice: toggle('practice'),
    exchangeAtOnce: toggle('exchangeAtOnce'),
    remittanceDays: number('remittanceDays', { isOptional }),
    tellsSeller: toggle('tellsSeller'),
    digest: toggle('digest'),
    confirmFirst: group(
      'confirmFirst',
      {
        above: number('confirmAbove', { isOptional }),
        refusals: number('confirmRefusals', { isOptional }),
      },
      { folds },
    ),
    askAdvance: group(
      'askAdvance',
      {
        amount: number('advanceAmount', { isOptional }),
        above: number('advanceAbove', { isOptional }),
        refusals: number('confirmRefusals', { isOptional }),
      },
      { folds },
    ),
  }),
  returnDays: number('returnDays'),
  limits: group(
    'limits',
    {
      quantity: number('limitQuantity'),
      lines: number('limitLines'),
      openValue: number('limitOpenValue'),
      ordersPerDay: number('limitOrdersPerDay'),
    },
    { folds },
  ),
} satisfies Partial<FieldsOf<Settings>>
