import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { oneOf, optionalText, text } from '../shared/field.ts'
import { gstinSchema } from '../shared/gstin-schema.ts'
import type { Gstin } from '../shared/gstin.ts'
import { STATE_NAMES, stateCodeOf, stateOfCode } from '../shared/states.ts'
import { list, object, optionalEmail, dialableNumber, withoutNone } from './field-schema.ts'
import { refuseRepeated } from './repeated-schema.ts'
import { DELIVERY_RATES, MAX_ENTRIES, REGISTRATIONS } from './rules.ts'

const stateSchema = optionalText('state', 60).refine(
  (value) => value === '' || STATE_NAMES.includes(value),
  issue('field_not_one_of', { field: 'state', choices: STATE_NAMES.join(', ') }),
)

const sellsToSchema = list('sellsTo', oneOf('sellsTo', STATE_NAMES), STATE_NAMES.length).check(
  refuseRepeated((state) => state),
)

/** A form sends an empty field for a missing value. A state that was not said is the one that the GSTIN begins with. */
const withoutEmptyGstin = (value: unknown): unknown => {
  const given = withoutNone(value)
  if (typeof given !== 'object' || given === null || !('gstin' in given)) return given
  const { gstin, ...others } = given
  if (gstin === '') return others
  const isSaid = !('state' in given) || given.state !== ''
  const state =
    isSaid || typeof gstin !== 'string' ? undefined : stateOfCode(gstin.trim().slice(0, 2))
  return state === undefined ? given : { ...given, state }
}

type Legal = {
  registration: string
  gstin?: Gstin | undefined
  state: string
  sellsTo?: string[] | undefined
  legalName: string
}

/** A registered seller must print the GSTIN on every document. */
const neededBy = ({ registration }: Legal) =>
  registration === 'unregistered' ? [] : (['legalName', 'gstin', 'state'] as const)

const schema = object('legal', {
  legalName: optionalText('legalName', 200),
  registration: oneOf('registration', REGISTRATIONS),
  gstin: gstinSchema.optional(),
  state: stateSchema,
  sellsTo: sellsToSchema
    .optional()
    .meta({ description: 'States that are sold to; none of them: all of India' }),
  deliveryRate: oneOf('deliveryRate', DELIVERY_RATES)
    .optional()
    .meta({ description: 'Of delivery, where goods have several rates; absent: proportional' }),
  addresses: list('addresses', text('addresses', 500), MAX_ENTRIES.addresses),
  grievanceOfficer: object('grievanceOfficer', {
    name: optionalText('name', 100),
    designation: optionalText('designation', 100),
    phone: dialableNumber('phone'),
    email: optionalEmail('email'),
  }),
}).check(({ value, issues }) => {
  for (const field of neededBy(value))
    if (!value[field])
      issues.push({
        code: 'custom',
        message: issue('field_required', { field }),
        path: [field],
        input: value,
      })
  // By law, not by choice (CGST Act, s. 10(2)(c)).
  if (value.registration === 'composition' && value.sellsTo?.some((one) => one !== value.state))
    issues.push({
      code: 'custom',
      message: issue('field_not_one_of', { field: 'sellsTo', choices: value.state }),
      path: ['sellsTo'],
      input: value,
    })
})

/** The seller's legal details (contract §14), as stored. */
export const legalSchema = z.preprocess(withoutEmptyGstin, schema)

/** A GSTIN begins with the code of the state that it is registered in. */
const faultOfGstin = ({ registration, gstin, state }: Legal): string | undefined => {
  if (!gstin) return undefined
  if (registration === 'unregistered') return issue('gstin_of_unregistered')
  const code = stateCodeOf(state)
  return code === undefined || gstin.startsWith(code)
    ? undefined
    : issue('gstin_of_other_state', { state, code })
}

/** As entered. What is stored was entered by older rules, and must not be lost by newer ones. */
export const legalInput = legalSchema.check(({ value, issues }) => {
  const message = faultOfGstin(value)
  if (message !== undefined)
    issues.push({ code: 'custom', message, path: ['gstin'], input: value.gstin })
})
