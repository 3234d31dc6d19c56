import * as z from 'zod'
import { issue, issueOf } from '../reasons/issues.ts'
import { line, oneOf, optionalText } from '../shared/field.ts'
import { courierKey } from './couriers.ts'
import { list, object, withoutNone } from './field-schema.ts'
import { refuseRepeated } from './repeated-schema.ts'
import { MAX_ENTRIES } from './rules.ts'
import { SHIPMENT_FIELDS } from './shipment-fields.ts'
import { unknownMark } from './unknown-mark.ts'

const courierColumnSchema = object('columns', {
  header: line('header', 60),
  field: oneOf('field', SHIPMENT_FIELDS),
})

const courierSchema = object('couriers', {
  name: line('name', 60),
  trackUrl: optionalText('trackUrl', 500)
    .refine(
      (url) => url === '' || /^https?:\/\/[^\s/]+/.test(url),
      issue('field_not_web_address', { field: 'trackUrl' }),
    )
    .optional(),
  columns: list('columns', courierColumnSchema, MAX_ENTRIES.courierColumns)
    .check(refuseRepeated(({ header }) => header.toLowerCase(), 'header'))
    .transform((columns) => (columns.length > 0 ? columns : undefined))
    .optional()
    .meta({ description: "The columns of its own file of parcels; absent: the shop's" }),
})

export const couriersSchema = list(
  'couriers',
  z.preprocess(withoutNone, courierSchema),
  MAX_ENTRIES.couriers,
)
  .check(refuseRepeated(({ name }) => courierKey(name), 'name'))
  .meta({ description: 'Who carries parcels; {awb} in trackUrl stands for the number of one' })

/** Stored addresses with other placeholders stay readable: they would be lost. */
export const couriersInput = couriersSchema.check(({ value, issues }) => {
  for (const [index, { trackUrl = '' }] of value.entries()) {
    const why = unknownMark(trackUrl, ['{awb}'])
    if (why)
      issues.push({
        code: 'custom',
        message: issueOf(why),
        path: [index, 'trackUrl'],
        input: trackUrl,
      })
  }
})
