import { MESSAGE_KINDS } from '@bartan/contract/messages/message-rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { settingsSchema } from '@bartan/contract/settings/schema'
import { isGstin, plainGstin } from '@bartan/contract/shared/gstin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import * as z from 'zod'
import type { Field, FieldMap, Kind, Look, Option } from '../form/field.ts'
import { settingsOf, type Topic } from './topics.ts'

const STATES: Option[] = STATE_NAMES.map((name) => [name, name])

const folds = true
const rows = true

const isRegistered: Look['when'] = ({ registration, gstin }) =>
  registration !== 'unregistered' || Boolean(gstin)

const messages = MESSAGE_KINDS.flatMap((kind): [path: string, Look][] => [
  [`messages.${kind}`, { folds, isOnBy: 'isSent' }],
  [`messages.${kind}.text`, { isOptional: true, messageOf: kind }],
])

/** By a setting's path; `*.url` is of all with that name. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(messages),
  '*.phone': { type: 'tel' },
  '*.email': { type: 'email' },
  '*.url': { type: 'url' },
  '*.from': { type: 'date' },
  '*.until': { type: 'date' },
  '*.picture': { kind: 'picture', scenes: true },
  whatsapp: { type: 'tel', isOptional: true },
  mapUrl: { type: 'url' },
  social: { folds, rows },
  pinRules: { folds, rows, paste: true },
  'couriers.columns': { folds, rows },
  'orders.confirmFirst': { folds },
  'orders.askAdvance': { folds },
  limits: { folds },
  whatsappMessages: { folds, isOnBy: 'on' },
  'whatsappMessages.optInText': { isOptional: true },
  'whatsappMessages.templates': { folds },
  synonyms: { folds, rows },
  'home.hero': { folds },
  languages: {
    kind: 'order',
    options: LANGUAGE_CODES.map((code) => [code, factsOf(code).name]),
    needed: DEFAULT_LANGUAGE,
  },
  'legal.gstin': {
    when: isRegistered,
    check: (typed) => (isGstin(plainGstin(typed)) ? undefined : reason('gstin_invalid')),
  },
  'legal.state': { kind: 'choice', options: [['', 'noState'], ...STATES] },
  'legal.sellsTo': { kind: 'picks', options: STATES },
  'legal.deliveryRate': { when: isRegistered },
  'look.accent': { kind: 'color' },
  'look.logo': { kind: 'picture' },
}

/** The part of JSON Schema that settings use. */
type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  enum?: string[]
  /** A value or null. */
  anyOf?: Schema[]
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
  examples?: unknown[]
}

const KINDS = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'toggle',
  array: 'lines',
  object: 'group',
} as const

const kindOf = ({ type = 'object', enum: values, items }: Schema): Kind => {
  if (values) return 'choice'
  if (items?.enum) return 'order'
  return items?.type === 'object' ? 'list' : KINDS[type]
}

const BLANKS = { string: '', number: 0, integer: 1, boolean: true, array: [] } as const

/** Value of a new entry: what may be missing, is. */
const blankOf = (schema: Schema): unknown => {
  const { type = 'object', properties = {}, required = [], enum: values, examples } = schema
  if (type !== 'object') return schema.default ?? examples?.[0] ?? values?.[0] ?? BLANKS[type]
  const there = Object.entries(properties).filter(
    ([name, inner]) => required.includes(name) || inner.default !== undefined,
  )
  return Object.fromEntries(there.map(([name, inner]) => [name, blankOf(inner)]))
}

const fieldsOf = ({ properties = {}, required = [] }: Schema, path: string): FieldMap => {
  const fieldAt = (name: string, schema: Schema): Field => {
    const at = `${path}${name}`
    const inner = schema.anyOf?.[0] ?? schema
    const entry = inner.items ?? inner
    const kind = kindOf(inner)
    return {
      kind: schema.anyOf && kind === 'group' ? 'optional' : kind,
      isTranslated: `${name}In` in properties,
      isNullable: schema.anyOf !== undefined,
      isOptional: !required.includes(name) && typeof schema.default !== 'number',
      options: entry.enum?.map((value) => [value, `${at}.${value}`] as const) ?? [],
      fields: fieldsOf(entry, `${at}.`),
      blank: blankOf(entry),
      most: inner.maxItems ?? 0,
      ...(LOOKS[at] ?? LOOKS[`*.${name}`]),
    }
  }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !name.endsWith('In'))
      .map(([name, schema]) => [name, fieldAt(name, schema)]),
  )
}

const FIELDS = fieldsOf(
  z.toJSONSchema(z.object(settingsSchema.shape), { io: 'input', unrepresentable: 'any' }) as Schema,
  '',
)

export const fieldsOfTopic = (topic: Topic): FieldMap =>
  Object.fromEntries(
    settingsOf(topic).flatMap((name) => (FIELDS[name] ? [[name, FIELDS[name]]] : [])),
  )

export const isTranslated = (fields: FieldMap): boolean =>
  Object.values(fields).some((field) => field.isTranslated || isTranslated(field.fields))
