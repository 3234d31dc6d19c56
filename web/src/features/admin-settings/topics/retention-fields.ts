import type { Settings } from '@bartan/contract/settings/settings'
import { group, number, type FieldsOf } from '../form/field.ts'

export const retentionFields = {
  retention: group('retention', {
    accountMonths: number('accountMonths'),
    orderMonths: number('orderMonths'),
    complaintMonths: number('complaintMonths'),
    auditMonths: number('auditMonths'),
    photoMonths: number('photoMonths'),
    checkoutDays: number('checkoutDays'),
    cartDays: number('cartDays'),
    waitingDays: number('waitingDays'),
    mailDays: number('mailDays'),
  }),
} satisfies Partial<FieldsOf<Settings>>
