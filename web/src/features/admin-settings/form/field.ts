import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from '#i18n/translate.ts'
import { textIn, useText, type TextId } from '../texts.ts'

/** How a setting is edited. `FieldOf` maps a setting's type to its fields. */

type Said = {
  /** The text with `Hint` behind the label's id, if there is one, explains it. */
  label: TextId
  /** Asked only of a shop whose values beside it are so. */
  when?: (beside: Readonly<Record<string, unknown>>) => boolean
}

export type TextField = Said & {
  kind: 'text'
  look?: 'line' | 'long' | 'tel' | 'email' | 'url' | 'date'
  /** Translations are in the field of the same name with `In`. */
  isTranslated?: true
  isOptional?: boolean
  /** The message that this text replaces: if empty, the default text is sent. */
  messageOf?: MessageKind
  /** Validates while typing. */
  check?: (value: string) => PlainReason | undefined
}
/** `isNullable`: left empty, it is null. */
export type NumberField = Said & { kind: 'number'; isOptional?: boolean; isNullable?: boolean }
export type ToggleField = Said & { kind: 'toggle' }

/** Values with labels: one of our texts, or the value's own name. */
export type Option<V extends string = string> = readonly [
  value: V,
  label: TextId | { name: string },
]
export type ChoiceField<V extends string = string> = Said & {
  kind: 'choice'
  options: readonly Option<V>[]
}
/** Texts, one per line. */
export type LinesField = Said & { kind: 'lines' }
export type PicksField = Said & { kind: 'picks'; options: readonly Option[]; add: TextId }
/** A choice of some options in an order. */
export type OrderField<V extends string = string> = Said & {
  kind: 'order'
  options: readonly Option<V>[]
  /** An option that is always included. */
  needed?: V
}
/** An uploaded picture or, with `scenes`, a built-in one. */
export type PictureField = Said & { kind: 'picture'; scenes?: boolean }
export type ColorField = Said & { kind: 'color' }
/** Is shown when its heading is pressed, so that a page asks for little at once. */
type Folds = { folds?: true }
export type GroupField<F = FieldMap> = Said &
  Folds & {
    kind: 'group'
    fields: F
    /** The toggle inside that a folded group names. */
    isOnBy?: string
  }

export type ListField<F = FieldMap, Item = object> = Said &
  Folds & {
    kind: 'list'
    fields: F
    /** Initial value of a new entry. */
    blank: Item
    most: number
    add: TextId
    /** `rows` shows each entry on one line, for short ones. */
    look?: 'rows'
    paste?: Paste<Item>
  }
/** An object or null. */
export type OptionalField<F = FieldMap, Value = object> = Said & {
  kind: 'optional'
  fields: F
  blank: Value
}

/** Parses entries from spreadsheet cells; they replace entries with the same key. */
export type Paste<Item = object> = {
  hint: TextId
  parse: (text: string) => Promise<{ items: Item[]; faults: number[] }>
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

/** A branded text is a plain string while it is typed. */
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
  : [V] extends [number | null]
    ? NumberField
    : [V] extends [boolean]
      ? ToggleField
      : [V] extends [readonly (infer Item)[]]
        ? Entries<Item>
        : null extends V
          ? OptionalField<FieldsOf<NonNullable<V>>, NonNullable<V>>
          : GroupField<FieldsOf<V>>

/** A field for each setting of `T`: a missing one doesn't compile. Translations belong to their text's field. */
export type FieldsOf<T> = {
  readonly [
    K in keyof T & string as K extends `${string}In` ? never : K
  ]-?: `${K}In` extends keyof T
    ? TextField & { isTranslated: true }
    : FieldOf<Exclude<T[K], undefined>>
}

type More<F extends Said> = Omit<F, 'kind' | 'label'>

export type ControlProps<F extends Said> = { field: F; path: string; value: unknown }

const isTextId = (id: string): id is TextId => id in useText.english

export const hintOf = ({ label }: Said): TextId | undefined => {
  const id = `${label}Hint`
  return isTextId(id) ? id : undefined
}

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

export const choice = <V extends string>(
  label: TextId,
  options: readonly Option<V>[],
  more: Omit<More<ChoiceField>, 'options'> = {},
): ChoiceField<V> => ({ kind: 'choice', label, options, ...more })

export const toggle = (label: TextId): ToggleField => ({ kind: 'toggle', label })

export const lines = (label: TextId): LinesField => ({ kind: 'lines', label })

export const picture = (label: TextId, scenes?: true): PictureField => ({
  kind: 'picture',
  label,
  ...(scenes && { scenes }),
})

export const group = <F>(
  label: TextId,
  fields: F,
  more: Omit<More<GroupField>, 'fields'> = {},
) => ({
  kind: 'group' as const,
  label,
  fields,
  ...more,
})

export const list = <F, Item>(
  label: TextId,
  more: Omit<ListField<F, Item>, 'kind' | 'label'>,
): ListField<F, Item> => ({ kind: 'list', label, ...more })

export const optionName = (language: Language, [, label]: Option): string =>
  typeof label === 'string' ? textIn(language, label) : translateValue(language, label.name)
