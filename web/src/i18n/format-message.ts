import { groupDigits } from '@bartan/contract/reasons/group-digits'

/** A message as the build compiles it (build/compile-texts.ts): text, placeholders, and plurals. */
export type Message = string | readonly Part[]
type Forms = Readonly<Record<string, Message>>
type Part = string | readonly [name: string, kind?: 'plural', forms?: Forms]

export type Values = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()

const rulesOf = (locale: string): Intl.PluralRules => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}

/** An exact form (`=0`) takes precedence over the plural category. */
const formFor = (forms: Forms, value: number, locale: string): Message =>
  forms[value] ?? forms[rulesOf(locale).select(value)] ?? forms.other ?? ''

/** Formats a message with its values, with digits grouped. */
export const formatMessage = (
  message: Message,
  values: Values,
  locale: string,
  counted?: number,
): string => {
  if (typeof message === 'string') return message
  return message
    .map((part) => {
      if (part === '#' && counted !== undefined) return groupDigits(counted)
      if (typeof part === 'string') return part
      const [name, , forms] = part
      const value = Object.hasOwn(values, name) ? values[name] : ''
      return forms
        ? formatMessage(formFor(forms, Number(value), locale), values, locale, Number(value))
        : value
    })
    .join('')
}
