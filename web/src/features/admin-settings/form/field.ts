import type { MessageKind } from '@bartan/contract/messages/message-rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { translateValue, useLanguage } from '#i18n/translate.ts'
import { isTextId, textIn } from '../texts.ts'

/** A value and its label: the id of one of our texts, or a name. */
export type Option = readonly [value: string, label: string]

export type Kind =
  | 'text'
  | 'number'
  | 'toggle'
  /** One of the options, some of them, or some in an order. */
  | 'choice'
  | 'picks'
  | 'order'
  /** Texts, one per line. */
  | 'lines'
  | 'picture'
  | 'color'
  | 'group'
  | 'list'
  /** A group or null. */
  | 'optional'

/** What the schema of a setting doesn't say of its field. */
export type Look = {
  kind?: Kind
  type?: 'tel' | 'email' | 'url' | 'date'
  isOptional?: boolean
  options?: readonly Option[]
  /** An option that is always included. */
  needed?: string
  /** The message that this text replaces: if empty, the default text is sent. */
  messageOf?: MessageKind
  /** Offers the built-in pictures as well. */
  scenes?: true
  /** Is shown when its heading is pressed, so that a page asks for little at once. */
  folds?: true
  /** The toggle inside that a folded group names. */
  isOnBy?: string
  /** Shows each entry of a list on one line, for short ones. */
  rows?: true
  /** Entries can also be pasted from a spreadsheet. */
  paste?: true
  /** Asked only of a shop whose values beside it are so. */
  when?: (beside: Readonly<Record<string, unknown>>) => boolean
  /** Validates while typing. */
  check?: (value: string) => PlainReason | undefined
}

/** How a setting is edited. */
export type Field = Look & {
  kind: Kind
  /** Translations are in the setting of the same name with `In`. */
  isTranslated: boolean
  /** Left empty, it is null. */
  isNullable: boolean
  options: readonly Option[]
  /** Inside a group or an entry of a list. */
  fields: FieldMap
  /** Initial value of a new entry. */
  blank: unknown
  /** How many entries a list may have. */
  most: number
}

export type FieldMap = Readonly<Record<string, Field>>

export type ControlProps = {
  field: Field
  path: string
  value: unknown
  /** Translations of the value. */
  others: unknown
}

/** The options with their labels in the page's language. */
export const useOptions = ({ options }: Field): Option[] => {
  const language = useLanguage()
  return options.map(([value, label]) => [
    value,
    isTextId(label) ? textIn(language, label) : translateValue(language, label),
  ])
}
