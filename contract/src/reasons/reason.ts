import { groupDigits } from './group-digits.ts'
import { writeRupees } from './write-rupees.ts'

/** What a text can show besides plain values: field names and other reasons. */
type Plain = string | number | string[]

/** A reason without nested reasons. */
export type PlainReason = { reason: string; params: Record<string, Plain>; message: string }

/**
 * Why something was refused, or what was done: a stable id, the values for its text, and that text in English, for
 * languages without their own.
 */
export type Reason = {
  reason: string
  params: Record<string, Plain | PlainReason[]>
  message: string
}

export type Params = Reason['params']

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type ParamOf<Name> = Name extends 'fields'
  ? string[]
  : Name extends 'amount'
    ? number
    : string | number

type ParamsOf<Text extends string> = { [Name in ParamNames<Text>]: ParamOf<Name> }

/** English names of fields whose id isn't their name. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  fullName: 'Name',
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current password',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  city: 'City',
  postalCode: 'PIN code',
  state: 'State',
  country: 'Country',
  complaint: 'Complaint',
}

/** English words for states whose id doesn't serve as one. */
const STATE_NAMES: Readonly<Record<string, string>> = {
  unasked: 'not confirmed',
  unreachable: 'not reached',
  asked: 'asked about',
}

const fieldName = (id: string): string => FIELD_NAMES[id] ?? id

const listed = (values: readonly (string | PlainReason)[]): string =>
  values.every((value) => typeof value === 'string')
    ? values.map(fieldName).join(', ')
    : values.map((value) => (typeof value === 'string' ? value : value.message)).join('. ')

const shown = (name: string, value: Plain | PlainReason[] = ''): string => {
  if (Array.isArray(value)) return listed(value)
  if (name === 'field') return fieldName(String(value))
  if (name === 'state') return STATE_NAMES[String(value)] ?? String(value)
  if (name === 'amount') return writeRupees(Number(value))
  return typeof value === 'number' ? groupDigits(value) : value
}

/** The English text of a reason. Shows `field` by its name, `amount` in rupees, and numbers with digits grouped. */
export const messageOf = (text: string, params: Params): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name, params[name]))

/** What a reason's text shows, if it shows anything. */
export type Shown<Text extends string> = ParamNames<Text> extends never ? [] : [ParamsOf<Text>]

/** Makes reasons from a table of their English texts. */
export const reasonsOf =
  <const Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  <Id extends keyof Texts & string>(id: Id, ...[params]: Shown<Texts[Id]>): PlainReason => {
    const given: Record<string, Plain> = params ?? {}
    return { reason: id, params: given, message: messageOf(texts[id] ?? id, given) }
  }

/** Joins reasons into one, e.g. one per line that is unavailable. */
export const joinReasons = (reasons: PlainReason[]): Reason => {
  const [first] = reasons
  if (first && reasons.length === 1) return first
  return {
    reason: 'several',
    params: { reasons },
    message: messageOf(SEVERAL.several, { reasons }),
  }
}

export const SEVERAL = { several: '{reasons}' } as const
