import { reason } from '@bartan/contract/reasons/reasons'
import { DELIVERY_RATES, REGISTRATIONS } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { isGstin, plainGstin } from '@bartan/contract/shared/gstin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { text, type FieldsOf } from '../form/field.ts'

const isRegistered = ({ registration, gstin }: Readonly<Record<string, unknown>>) =>
  registration !== 'unregistered' || Boolean(gstin)

export const legalFields = {
  legal: {
    kind: 'group',
    label: 'legal',
    hint: 'legalHint',
    fields: {
      legalName: text('legalName', { hint: 'legalNameHint' }),
      registration: {
        kind: 'choice',
        label: 'registration',
        options: REGISTRATIONS.map((one) => [one, `registration.${one}`] as const),
      },
      gstin: text('gstin', {
        when: isRegistered,
        isOptional: true,
        check: (typed) => (isGstin(plainGstin(typed)) ? undefined : reason('gstin_invalid')),
      }),
      state: {
        kind: 'choice',
        label: 'state',
        hint: 'stateHint',
        options: [['', 'noState'], ...STATE_NAMES.map((name) => [name, { name }] as const)],
      },
      sellsTo: {
        kind: 'picks',
        label: 'sellsTo',
        hint: 'sellsToHint',
        options: STATE_NAMES.map((name) => [name, { name }] as const),
        add: 'addState',
      },
      deliveryRate: {
        kind: 'choice',
        when: isRegistered,
        label: 'deliveryRate',
        hint: 'deliveryRateHint',
        options: DELIVERY_RATES.map((one) => [one, `deliveryRate.${one}`] as const),
      },
      addresses: { kind: 'lines', label: 'addresses', hint: 'addressesHint' },
      grievanceOfficer: {
        kind: 'group',
        label: 'grievanceOfficer',
        hint: 'grievanceHint',
        fields: {
          name: text('officerName'),
          designation: text('designation'),
          phone: text('phone', { look: 'tel' }),
          email: text('email', { look: 'email' }),
        },
      },
    },
  },
} satisfies Partial<FieldsOf<Settings>>
