import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { session } from '#lib/session/session.ts'
import { STORAGE_KEYS, readJson, writeJson } from './local-store.ts'

/**
 * Keeps unsent input of long forms, so that a reload, Back, a discarded tab or an ended session loses nothing. Drafts
 * belong to the user who typed them. Passwords are never kept: a draft's sample has the fields to keep. `personal` drafts
 * last a day and are removed by a logout, as the privacy page says. An admin's `work` on products contains no
 * personal data: it stays until it is saved or discarded (decision 21).
 */
export type DraftKind = 'personal' | 'work'

type StoredDraft = { at: number; values: object }
type StoredDrafts = Record<string, StoredDraft>

const STORAGE_KEY = { personal: STORAGE_KEYS.drafts, work: STORAGE_KEYS.workDrafts } as const
const LASTS_MS = { personal: DAY_MS, work: Infinity } as const
const MAX_DRAFTS = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value.at === 'number' && isObject(value.values)

const isStoredDrafts = (value: unknown): value is StoredDrafts =>
  isObject(value) && Object.values(value).every(isStoredDraft)

/** '' when signed out. */
const owner = (): string => session.read().user?._id ?? ''

const readDrafts = (kind: DraftKind): StoredDrafts => {
  const oldest = Date.now() - LASTS_MS[kind]
  const drafts = readJson(STORAGE_KEY[kind], isStoredDrafts) ?? {}
  return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => at > oldest))
}

const store = (kind: DraftKind, drafts: StoredDrafts): void => {
  const newest = Object.entries(drafts).toSorted(([, one], [, other]) => other.at - one.at)
  writeJson(STORAGE_KEY[kind], Object.fromEntries(newest.slice(0, MAX_DRAFTS)))
}

/** Tells whether a stored value has the form's shape: an older version may have stored another. */
const isLike = (value: unknown, sample: unknown): boolean =>
  isObject(sample)
    ? // Without names of its own it may hold any.
      isObject(value) && (Object.keys(sample).length === 0 || isPartOf(value, sample))
    : typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample)

const isPartOf = <T extends object>(value: unknown, sample: T): value is Partial<T> =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, part]) => name in sample && isLike(part, sample[name as keyof T]),
  )

/**
 * The draft of one form, with a unique name.
 * @param sample the empty form, which tells what the draft may contain
 */
export const draftOf = <T extends object>(kind: DraftKind, form: string, sample: T) => {
  // Two admins who share a device have separate drafts.
  const name = () => `${owner()} ${form}`
  return {
    fields: Object.keys(sample) as (keyof T)[],
    read: (): Partial<T> | undefined => {
      const stored = readDrafts(kind)[name()]
      return stored && isPartOf(stored.values, sample) ? stored.values : undefined
    },
    save: (values: Partial<T>): void =>
      store(kind, { ...readDrafts(kind), [name()]: { at: Date.now(), values } }),
    forget: (): void => {
      const { [name()]: gone, ...others } = readDrafts(kind)
      if (gone) store(kind, others)
    },
  }
}

export type Draft<T extends object> = ReturnType<typeof draftOf<T>>

/** Removes expired drafts, even if their forms are never opened again. */
export const dropOldDrafts = (): void => {
  const drafts = readJson(STORAGE_KEYS.drafts, isStoredDrafts)
  const left = readDrafts('personal')
  if (drafts && Object.keys(drafts).length > Object.keys(left).length) store('personal', left)
}
