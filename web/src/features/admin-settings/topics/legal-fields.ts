import { reason } from '@bartan/contract/reasons/reasons'
import { DELIVERY_RATES, REGISTRATIONS } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { isGstin, plainGstin } from '@bartan/contract/shared/gstin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { choice, group, lines, text, type FieldsOf } from '../form/field.ts'

const isRegistered = ({ registration, gstin }: Readonly<Record<string, unknown>>) =>
  registration !== 'unregistered' || Boolean(gstin)

const STATES = STATE_NAMES.map((name) => [name, { name }] as const)

export const legalFields = {
  legal: group('legal', {
    legalName: text('legalName'),
    registration: choice(
      'registration',
      REGISTRATIONS.map((one) => [one, `registration.${one}`] as const),
    ),
    gstin: text('gstin', {
      when: isRegistered,
      isOptional: true,
      check: (typed) => (isGstin(plainGstin(typed)) ? undefined : reason('gstin_invalid')),
    }),
    state: choice('state', [['', 'noState'], ...STATES]),
    sellsTo: { kind: 'picks', label: 'sellsTo', options: STATES, add: 'addState' },
    deliveryRate: choice(
      'deliveryRate',
      DELIVERY_RATES.map((one) => [one, `deliveryRate.${one}`] as const),
      { when: isRegistered },
    ),
    addresses: lines('addresses'),
    grievanceOfficer: group('grievanceOfficer', {
      name: text('officerName'),
      designation: text('designation'),
      phone: text('phone', { look: 'tel' }),
      email: text('email', { look: 'email' }),
    }),
  }),
} satisfies Partial<FieldsOf<Settings>>
