import { wholeNumber } from '../shared/field.ts'
import { object } from './field-schema.ts'
import { DEFAULT_RETENTION, RETENTION, type RetentionPeriod } from './retention.ts'

const period = (field: RetentionPeriod) => {
  const { least, most } = RETENTION[field]
  return wholeNumber(field, { min: least, max: most }).default(DEFAULT_RETENTION[field])
}

export const retentionSchema = object('retention', {
  accountMonths: period('accountMonths'),
  orderMonths: period('orderMonths'),
  complaintMonths: period('complaintMonths'),
  auditMonths: period('auditMonths'),
  photoMonths: period('photoMonths'),
  checkoutDays: period('checkoutDays'),
  cartDays: period('cartDays'),
  waitingDays: period('waitingDays'),
  mailDays: period('mailDays'),
}).meta({ description: 'For how long personal data is kept; what is left out has its default' })
