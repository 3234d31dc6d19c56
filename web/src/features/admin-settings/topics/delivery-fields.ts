import { MOST } from '@bartan/contract/settings/rules'
import { number, text } from '../form/field.ts'
import { parsePinRules } from './pasted-pin-rules.ts'
import type { FieldsOf } from '../form/field.ts'
import type { PinRule } from '@bartan/contract/settings/pin-rules'
import type { Settings } from '@bartan/contract/settings/settings'

export const deliveryFields = {
  shipping: {
    kind: 'group',
    label: 'shipping',
    fields: { fee: number('fee'), freeFrom: number('freeFrom', { hint: 'freeFromHint' }) },
  },
  pinRules: {
    kind: 'list',
    label: 'pinRules',
    hint: 'pinRulesHint',
    look: 'rows',
    add: 'addPinRule',
    most: MOST.pinRules,
    blank: { prefix: '', serviceable: true, days: 1 },
    fields: {
      prefix: text('prefix'),
      days: number('days'),
      codMax: number('codMax', { isOptional: true }),
      serviceable: { kind: 'toggle', label: 'serviceable' },
    },
    paste: {
      hint: 'pasteHint',
      parse: parsePinRules,
      keyOf: ({ prefix }: PinRule) => prefix,
    },
  },
} satisfies Partial<FieldsOf<Settings>>
