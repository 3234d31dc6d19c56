import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { TextId } from '../texts.ts'
import type { Gstin } from '@bartan/contract/shared/gstin'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from '../texts.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** How a setting is asked for. `FieldOf` says which of these fits a setting of a type. */

type Said = { label: TextId; hint?: TextId }

export type TextField = Said & {
  kind: 'text'
  look?: 'line' | 'long' | 'tel' | 'email' | 'url' | 'date'
  /** Its values in other languages are in the field of the same name with `In`. */
  isTranslated?: true
  isOptional?: boolean
  /** The message whose text it is: if empty, the usual words are sent. */
  messageOf?: MessageKind
  /** What is wrong with it, told while it is typed. */
  check?: (value: string) => PlainReason | undefined
}
export type NumberField = Said & { kind: 'number'; isOptional?: boolean }
export type ToggleField = Said & { kind: 'toggle' }

/** Values with what they are called; a text of ours, or the value's own name. */
export type Option<V extends string = string> = readonly [
  value: V,
  label: TextId | { name: string },
]
export type ChoiceField<V extends string = string> = Said & {
  kind: 'choice'
  options: readonly Option<V>[]
}
/** Texts, one in a line. */
export type LinesField = Said & { kind: 'lines' }
/** Some of the options. */
export type PicksField = Said & { kind: 'picks'; options: readonly Option[]; add: TextId }
/** Some of the options, in an order. */
export type OrderField<V extends string = string> = Said & {
  kind: 'order'
  options: readonly Option<V>[]
  /** One that can't be left out. */
  needed?: V
}
/** A picture that is uploaded, or, with `scenes`, one of the drawn ones. */
export type PictureField = Said & { kind: 'picture'; scenes?: boolean }
export type ColorField = Said & { kind: 'color' }
export type GroupField<F = FieldMap> = Said & { kind: 'group'; fields: F }

export type ListField<F = FieldMap, Item = object> = Said & {
  kind: 'list'
  fields: F
  /** What a new entry begins as. */
  blank: Item
  most: number
  add: TextId
  /** `rows`: each in a line, for short ones. */
  look?: 'rows'
  paste?: Paste<Item>
}
/** There, or null. */
export type OptionalField<F = FieldMap, Value = object> = Said & {
  kind: 'optional'
  fields: F
  blank: Value
}

/** Entries from the cells of a spreadsheet, which replace those of the same key. */
export type Paste<Item = object> = {
  hint: TextId
  parse: (text: string) => { items: Item[]; faults: number[] }
  keyOf: (item: never) => string
}

export type Field =
  | TextField
  | NumberField
  | ToggleField
  | ChoiceField
  | LinesField
  | PicksField
  | OrderField
  | PictureField
  | ColorField
  | GroupField
  | ListField
  | OptionalField

// oxlint-disable-next-line typescript/consistent-indexed-object-style -- a `Record` may not contain itself
export type FieldMap = Readonly<{ [name: string]: Field }>

/** A brand is a text that the schema has checked: here it is still being typed. */
type TextLike<V extends string> = string extends (V extends Gstin ? string : V)
  ? TextField | PictureField | ColorField | ChoiceField
  : ChoiceField<V>

type Entries<Item> = [Item] extends [string]
  ? string extends Item
    ? LinesField | PicksField
    : OrderField<Item>
  : ListField<FieldsOf<Item>, Item>

type FieldOf<V> = [V] extends [string]
  ? TextLike<V>
  : [V] extends [number]
    ? NumberField
    : [V] extends [boolean]
      ? ToggleField
      : [V] extends [readonly (infer Item)[]]
        ? Entries<Item>
        : null extends V
          ? OptionalField<FieldsOf<NonNullable<V>>, NonNullable<V>>
          : GroupField<FieldsOf<V>>

/**
 * A field for each setting of `T`: one that nobody can set does not compile. Texts in other languages belong to the
 * field of the text.
 */
export type FieldsOf<T> = {
  readonly [
    K in keyof T & string as K extends `${string}In` ? never : K
  ]-?: `${K}In` extends keyof T
    ? TextField & { isTranslated: true }
    : FieldOf<Exclude<T[K], undefined>>
}

type More<F extends Said> = Omit<F, 'kind' | 'label'>

export const text = (label: TextId, more: More<TextField> = {}): TextField => ({
  kind: 'text',
  label,
  ...more,
})

export const translatedText = (label: TextId, more: More<TextField> = {}) =>
  ({ ...text(label, more), isTranslated: true }) as const

export const number = (label: TextId, more: More<NumberField> = {}): NumberField => ({
  kind: 'number',
  label,
  ...more,
})

export const optionName = (language: Language, [, label]: Option): string =>
  typeof label === 'string' ? textIn(language, label) : translateValue(language, label.name)
