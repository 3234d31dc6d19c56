import type { AuditAction, AuditEntry } from '@bartan/contract/audit'
import { formatRupees } from '../../components/format-rupees.ts'

const ACTIONS: Record<AuditAction, string> = {
  'product.created': 'created product',
  'product.changed': 'changed product',
  'product.deleted': 'deleted product',
  'image.uploaded': 'uploaded picture',
  'image.deleted': 'deleted picture',
  'order.placed': 'placed order',
  'order.status_changed': 'changed status of order',
  'order.return_decided': 'decided return of order',
  'order.deleted': 'deleted order',
  'review.hidden': 'hid review of',
  'review.shown': 'showed review of',
  'user.added': 'added user',
  'user.changed': 'changed user',
  'user.deleted': 'deleted user',
}

export const actionWords = (action: AuditAction): string => ACTIONS[action]

const UNDOABLE = new Set<AuditAction>(['product.created', 'product.changed'])

export const canUndo = ({ action, undone }: AuditEntry): boolean => UNDOABLE.has(action) && !undone

const MONEY = new Set(['price', 'originalPrice', 'totalPrice', 'refunded'])
const LONGEST = 120

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text

const imageWords = (images: readonly unknown[]): string =>
  images.length === 1 ? '1 picture' : `${images.length} pictures`

/** A value as people read it; what was or is not there is a dash. */
export const valueWords = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) {
    if (field === 'images') return imageWords(value)
    return value.length === 0 ? '–' : cut(value.map(String).join(', '))
  }
  if (typeof value === 'number') return MONEY.has(field) ? formatRupees(value) : String(value)
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Entries of one edit that follow each other, as one. */
export const byBatch = (entries: readonly AuditEntry[]): AuditEntry[][] => {
  const groups: AuditEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.batch === entry.batch) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
