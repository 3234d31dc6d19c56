import { randomInt } from 'node:crypto'
import type { AdminGrievance, GrievanceCounts } from '@bartan/contract/grievances/endpoints'
import {
  GRIEVANCE_LENGTH,
  grievanceNumber,
  typedGrievanceNumber,
  type GrievanceFilter,
  type GrievanceState,
} from '@bartan/contract/grievances/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { NUMBER_LETTERS } from '@bartan/contract/shared/order-number'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError, busy } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'
import type { ShopContext } from '../../shop-context.ts'
import { countGrievances } from './grievance-counts.repository.ts'
import { grievancesRepository } from './grievances.repository.ts'

type New = { name: string; phone: Phone; text: string; orderNumber?: string }

/** Complaints of one phone per day: each must be answered by law. */
const COMPLAINTS_PER_DAY = 10

type Query = WantedPage & { state?: GrievanceFilter | undefined }

const drawn = (): string =>
  grievanceNumber(
    Array.from(
      { length: GRIEVANCE_LENGTH },
      () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)] ?? '',
    ).join(''),
  )

/** With 22 billion numbers, a second draw is rare. */
const DRAWS = 5

type Change = {
  state: GrievanceState
  answer?: string | null | undefined
  from?: GrievanceState | undefined
}

const refuseStale = (from: GrievanceState | undefined, state: GrievanceState): void => {
  if (from === undefined || from === state) return
  throw new AppError('changed_meanwhile', reason('grievance_changed_meanwhile', { state }), {
    current: { grievance: state },
  })
}

const notFound = () => new AppError('not_found', reason('grievance_not_found'))

/** Complaints by the Consumer Protection (E-Commerce) Rules: numbered, with legal deadlines. */
export const grievancesService = ({ connect, countCall, clock }: ShopContext) => {
  const { create, find, list, change } = grievancesRepository(connect)
  const counts = countGrievances(connect)

  const read = async (typed: string): Promise<AdminGrievance> => {
    const number = typedGrievanceNumber(typed)
    const grievance = number && (await find(number, clock.now()))
    if (!grievance) throw notFound()
    return grievance
  }

  const refuseTooMany = async (phone: Phone): Promise<void> => {
    const now = clock.now()
    const day = Math.floor(now.getTime() / DAY_MS)
    const until = new Date((day + 1) * DAY_MS)
    const key = hashOfToken(`complaint ${phone} ${day}`)
    if (await countCall(key, { limit: COMPLAINTS_PER_DAY, until })) return
    throw new AppError('too_many_requests', reason('too_many_requests'), {
      retryAfterSeconds: (until.getTime() - now.getTime()) / 1000,
    })
  }

  return {
    complain: async ({
      orderNumber,
      ...given
    }: Omit<New, 'orderNumber'> & {
      orderNumber?: string | undefined
    }): Promise<AdminGrievance> => {
      const grievance = { ...given, ...(orderNumber && { orderNumber }) }
      await refuseTooMany(given.phone)
      for (let draw = 0; draw < DRAWS; draw++) {
        const created = await create(drawn(), grievance, clock.now())
        if (created) return created
      }
      throw busy()
    },

    /** Without the phone, a number reveals nothing, not even its existence. */
    follow: async (number: string, phone: Phone): Promise<AdminGrievance> => {
      const grievance = await read(number)
      if (grievance.phone !== phone) throw notFound()
      return grievance
    },

    list: async ({ state, cursor, page, limit = LIST_LIMIT }: Query) => {
      const query = pageQueryOf({ cursor, page, limit })
      return { ...(await list(state, clock.now(), query)), page, limit }
    },

    counts: (): Promise<GrievanceCounts> => counts(clock.now()),

    change: async (
      typed: string,
      { state, answer, from }: Change,
      by: Caller,
    ): Promise<AdminGrievance> => {
      const number = typedGrievanceNumber(typed)
      const refuse = (now: GrievanceState) => refuseStale(from, now)
      const wanted = { state, answer: answer ?? undefined, refuse, by, at: clock.now() }
      const grievance = number && (await change(number, wanted))
      if (!grievance) throw notFound()
      return grievance
    },
  }
}

export type GrievancesService = ReturnType<typeof grievancesService>
