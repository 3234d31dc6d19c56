import type { PinRule } from '@bartan/contract/settings/pin-rules'
import { MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { SHIPMENT_FIELDS } from '@bartan/contract/settings/shipment-fields'
import { choice, group, list, number, text, toggle, type FieldsOf } from '../form/field.ts'
import { parsePinRules } from './pasted-pin-rules.ts'

export const deliveryFields = {
  shipping: group('shipping', {
    fee: number('fee'),
    freeFrom: number('freeFrom', { isNullable: true }),
  }),
  pinRules: list('pinRules', {
    folds: true,
    look: 'rows',
    add: 'addPinRule',
    most: MAX_ENTRIES.pinRules,
    blank: { prefix: '', serviceable: true, days: 1 },
    fields: {
      prefix: text('prefix'),
      days: number('days'),
      codMax: number('codMax', { isOptional: true }),
      fee: number('fee', { isOptional: true }),
      freeFrom: number('freeFromThere', { isOptional: true }),
      serviceable: toggle('serviceable'),
    },
    paste: {
      hint: 'pasteHint',
      parse: parsePinRules,
      keyOf: ({ prefix }: PinRule) => prefix,
    },
  }),
  couriers: list('couriers', {
    add: 'addCourier',
    most: MAX_ENTRIES.couriers,
    blank: { name: '' },
    fields: {
      name: text('courierName'),
      trackUrl: text('courierTrackUrl', { isOptional: true }),
      columns: list('courierColumns', {
        folds: true,
        look: 'rows',
        add: 'addCourierColumn',
        most: MAX_ENTRIES.courierColumns,
        blank: { header: '', field: 'number' },
        fields: {
          header: text('columnHeader'),
          field: choice(
            'columnField',
            SHIPMENT_FIELDS.map((field) => [field, `column.${field}`] as const),
          ),
        },
      }),
    },
  }),
} satisfies Partial<FieldsOf<Settings>>
