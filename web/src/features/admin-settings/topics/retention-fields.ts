import type { Settings } from '@bartan/contract/settings/settings'
import { number, type FieldsOf } from '../form/field.ts'

export const retentionFields = {
  retention: {
    kind: 'group',
    label: 'retention',
    hint: 'retentionHint',
    fields: {
      accountMonths: number('accountMonths', { hint: 'accountMonthsHint' }),
      orderMonths: number('orderMonths', { hint: 'orderMonthsHint' }),
      complaintMonths: number('complaintMonths', { hint: 'complaintMonthsHint' }),
      auditMonths: number('auditMonths', { hint: 'auditMonthsHint' }),
      photoMonths: number('photoMonths', { hint: 'photoMonthsHint' }),
      checkoutDays: number('checkoutDays', { hint: 'checkoutDaysHint' }),
      cartDays: number('cartDays', { hint: 'cartDaysHint' }),
      waitingDays: number('waitingDays', { hint: 'waitingDaysHint' }),
      mailDays: number('mailDays', { hint: 'mailDaysHint' }),
    },
  },
} satisfies Partial<FieldsOf<Settings>>
