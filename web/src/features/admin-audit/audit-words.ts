import { MONEY_FIELDS, UNDOABLE_ACTIONS, type AuditAction } from '@bartan/contract/audit/rules'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { textIn as words } from '#components/admin-words/texts.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from './texts.ts'

/** Verb between the person and the changed thing. */
export const actionWords = (language: Language, action: AuditAction): string =>
  textIn(language, action)

export const canUndo = ({ action, undone }: AuditEntry): boolean =>
  UNDOABLE_ACTIONS.includes(action) && !undone

/** Field names that have a text; others are shown as they are. */
const FIELDS = new Set(
  Object.keys({ ...textIn.english, ...words.english }).filter((id) => id.startsWith('field.')),
)

export const fieldWords = (language: Language, field: string): string => {
  const id = `field.${field}`
  return FIELDS.has(id) ? textIn(language, id as Parameters<typeof textIn>[1]) : field
}

/** Fields with ids of the contract as values, such as `changed_mind`, which need a text. */
const ENUMS = new Set([
  'state',
  'confirmation',
  'cancelReason',
  'return',
  'refund',
  'role',
  'registration',
  'kind',
])
const VALUES = new Set(Object.keys(textIn.english).filter((id) => id.startsWith('value.')))

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

const stringWords = (language: Language, field: string, value: string): string => {
  if (TIME.test(value)) return formatMoment(language, value)
  if (DAY.test(value)) return formatDate(language, value)
  const id = `value.${value}`
  return ENUMS.has(field) && VALUES.has(id)
    ? textIn(language, id as keyof typeof textIn.english)
    : translateValue(language, value)
}

const LONGEST = 120

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text

const isFact = (part: unknown): part is { name: string; value: string } =>
  typeof part === 'object' && part !== null && 'name' in part && 'value' in part

type Tier = { from: number; percent: number }

const isTier = (part: unknown): part is Tier =>
  typeof part === 'object' && part !== null && 'from' in part && 'percent' in part

const partWords = (language: Language, part: unknown): string => {
  if (isFact(part)) return `${part.name}: ${part.value}`
  return isTier(part) ? textIn(language, 'tier', part) : objectWords(language, '', part)
}

/** Lists shown only as a count, because their entries are URLs or ids. */
const COUNTED = ['images', 'products'] as const

const countedField = (field: string) => COUNTED.find((one) => one === field)

/** An object's values without names: the values explain themselves. */
const objectWords = (language: Language, field: string, value: unknown): string => {
  if (typeof value === 'string') return stringWords(language, field, value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return valueWords(language, field, value)
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== false)
    .map(([name, part]) =>
      typeof part === 'boolean' ? textIn(language, 'yes') : objectWords(language, name, part),
    )
    .join(' ')
}

/** Some entries store lists and objects as JSON texts. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** A value in words; a dash if missing. */
export const valueWords = (language: Language, field: string, kept: unknown): string => {
  const value = readJson(kept)
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) {
    const counted = countedField(field)
    if (counted) return textIn(language, counted, { count: value.length })
    return value.length === 0 ? '–' : cut(value.map((part) => partWords(language, part)).join(', '))
  }
  if (typeof value === 'boolean') return textIn(language, value ? 'yes' : 'no')
  if (typeof value === 'number')
    return MONEY_FIELDS.has(field) ? formatRupees(rupees(value)) : String(value)
  return cut(objectWords(language, field, value))
}

/** Groups consecutive entries of the same edit. */
export const byBatch = (entries: readonly AuditEntry[]): AuditEntry[][] => {
  const groups: AuditEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.batch === entry.batch) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
