import * as z from 'zod'
import { optionalText, wholeNumber, yesOrNo } from '../../shared/field.ts'
import {
  PLAIN_NAMES,
  plainFacts,
  type AlwaysName,
  type PlainName,
  type PlainValue,
  type YesOrNoName,
} from './plain-fields.ts'

type Reply<Name extends PlainName> = Name extends AlwaysName
  ? z.ZodType<PlainValue<Name>>
  : z.ZodOptional<z.ZodType<PlainValue<Name>>>

/** What always has a value can't be taken away by null. */
type Entered<Name extends PlainName> = z.ZodType<
  PlainValue<Name> | (Name extends AlwaysName | YesOrNoName ? never : null)
>

type OfNew<Name extends PlainName> = Name extends AlwaysName | YesOrNoName
  ? z.ZodDefault<Entered<Name>>
  : z.ZodOptional<Entered<Name>>

const each = (schemaOf: (name: PlainName) => z.ZodType) =>
  Object.fromEntries(PLAIN_NAMES.map((name) => [name, schemaOf(name)]))

const replyOf = (name: PlainName): z.ZodType => {
  const field = plainFacts(name)
  const { kind, description } = field
  const value = { text: z.string(), number: z.int(), yesNo: z.boolean() }[kind]
  const isAlways = kind === 'text' && field.isAlways
  return (isAlways ? value : value.optional()).meta({ description })
}

const inputOf = (name: PlainName): z.ZodType => {
  const field = plainFacts(name)
  if (field.kind === 'yesNo') return yesOrNo(name)
  if (field.kind === 'number') return wholeNumber(name, field).nullable()
  const text = optionalText(name, field.max)
  return field.isAlways
    ? text
    : z.preprocess((value) => (value === '' ? null : value), text.nullable())
}

const newOf = (name: PlainName): z.ZodType => {
  const field = plainFacts(name)
  if (field.kind === 'yesNo') return inputOf(name).default(field.unsaid)
  return field.kind === 'text' && field.isAlways
    ? inputOf(name).default('')
    : inputOf(name).optional()
}

/** Of a reply. */
export const plainReply = each(replyOf) as { [Name in PlainName]: Reply<Name> }

/** Of a change; null takes a value away. */
export const plainInput = each(inputOf) as { [Name in PlainName]: Entered<Name> }

/** Of a new product. */
export const plainNew = each(newOf) as { [Name in PlainName]: OfNew<Name> }
