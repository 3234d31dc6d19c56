import {
  PLAIN_NAMES,
  type PlainName,
  type PlainValue,
  type PlainValues,
} from '@bartan/contract/products/fields/plain-fields'
import type { EveryField } from './every-field.ts'

const each = (valueOf: (name: PlainName) => unknown) =>
  Object.fromEntries(PLAIN_NAMES.map((name) => [name, valueOf(name)])) as EveryField<PlainValues>

/** All of them, absent ones as undefined. */
export const plainValuesOf = (holder: PlainValues): EveryField<PlainValues> =>
  each((name) => holder[name])

type Said = { [Name in PlainName]?: PlainValue<Name> | null | undefined }

/** After a change: set if named, removed by null, else as before. */
export const plainValuesAfter = (before: PlainValues, said: Said): EveryField<PlainValues> =>
  each((name) => (said[name] === undefined ? before[name] : (said[name] ?? undefined)))
