import { NUMBER_LETTERS } from '../shared/order-number.ts'
import { plainDigits } from '../shared/plain-digits.ts'
import { addDays, DAY_MS, dayOf, HOUR_MS, monthBefore, startOfDay } from '../shared/shop-day.ts'

/** The states of a complaint. A resolved one may be reopened. */
export const GRIEVANCE_STATES = ['open', 'acknowledged', 'resolved'] as const
export type GrievanceState = (typeof GRIEVANCE_STATES)[number]

export const GRIEVANCE_FILTERS = [...GRIEVANCE_STATES, 'unresolved'] as const
export type GrievanceFilter = (typeof GRIEVANCE_FILTERS)[number]

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
const ACKNOWLEDGE_HOURS = 48

/** Letters from the alphabet of order numbers: 22 billion combinations, too many to guess one. */
export const GRIEVANCE_LENGTH = 7
const PREFIX = 'GR'

export const grievanceNumber = (letters: string): string => `${PREFIX}-${letters}`

const NUMBER = new RegExp(`^${PREFIX}([${NUMBER_LETTERS}]{${GRIEVANCE_LENGTH}})$`)

/** Reads a typed complaint number, in any case, with or without the dash; undefined if it is none. */
export const typedGrievanceNumber = (typed: string): string | undefined => {
  const letters = NUMBER.exec(
    plainDigits(typed)
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}#]/gu, ''),
  )?.[1]
  return letters && grievanceNumber(letters)
}

export const acknowledgeBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + ACKNOWLEDGE_HOURS * HOUR_MS)

/** The deadline: a month later in India, or the last day of a shorter month. */
export const resolveBy = (createdAt: Date): Date => {
  const day = dayOf(createdAt)
  const month = monthBefore(day.slice(0, 7), -1)
  const last = addDays(`${monthBefore(month, -1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  const time = createdAt.getTime() - startOfDay(day).getTime()
  return new Date(startOfDay(same < last ? same : last).getTime() + time)
}

type Due = { state: GrievanceState; acknowledgeBy: string; resolveBy: string }

/** The next legal deadline as an ISO date; undefined once the complaint is resolved. */
const dueBy = ({ state, ...due }: Due): string | undefined =>
  state === 'resolved' ? undefined : state === 'open' ? due.acknowledgeBy : due.resolveBy

/** Whether a legal deadline has passed. */
export const isOverdue = (grievance: Due, now: Date): boolean =>
  now.toISOString() > (dueBy(grievance) ?? '9')

/** A complaint counts as due from this long before its deadline. */
const DUE_WITHIN_MS = DAY_MS

export const isDueSoon = (grievance: Due, now: Date): boolean =>
  !isOverdue(grievance, now) &&
  new Date(now.getTime() + DUE_WITHIN_MS).toISOString() > (dueBy(grievance) ?? '9')

/** February. */
const SHORTEST_MONTH_MS = 28 * DAY_MS

/** Complaints filed after this time can't be due in that state. */
export const dueIfBefore = (state: 'open' | 'acknowledged', now: Date): Date =>
  new Date(
    now.getTime() +
      DUE_WITHIN_MS -
      (state === 'open' ? ACKNOWLEDGE_HOURS * HOUR_MS : SHORTEST_MONTH_MS),
  )

/** Counting of due complaints stops here. */
export const MAX_DUE = 100
