import { randomInt } from 'node:crypto'
import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import {
  GRIEVANCE_LENGTH,
  grievanceNumber,
  typedGrievanceNumber,
} from '@bartan/contract/grievances/rules'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import { NUMBER_LETTERS } from '@bartan/contract/orders/order-number'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError, busy } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'

type New = { name: string; phone: string; text: string; orderNumber?: string }

type Ports = {
  create: (number: string, grievance: New, at: Date) => Promise<boolean>
  find: (number: string, now: Date) => Promise<AdminGrievance | undefined>
  list: (
    state: GrievanceState | undefined,
    page: { skip: number; limit: number; now: Date },
  ) => Promise<{ grievances: AdminGrievance[]; total: number }>
  change: (
    number: string,
    wish: { state: GrievanceState; answer: string | undefined; by: Caller; at: Date },
  ) => Promise<AdminGrievance | undefined>
  clock: Clock
}

type Query = {
  state?: GrievanceState | undefined
  page?: number | undefined
  limit?: number | undefined
}

const drawn = (): string =>
  grievanceNumber(
    Array.from(
      { length: GRIEVANCE_LENGTH },
      () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)] ?? '',
    ).join(''),
  )

/** Of 22 billion numbers one is taken twice in a row about never. */
const DRAWS = 5

const notFound = () => new AppError('not_found', reason('grievance_not_found'))

/** Complaints by the Consumer Protection (E-Commerce) Rules: numbered, with times by which they are answered. */
export const grievancesService = ({ create, find, list, change, clock }: Ports) => {
  const read = async (typed: string): Promise<AdminGrievance> => {
    const number = typedGrievanceNumber(typed)
    const grievance = number && (await find(number, clock.now()))
    if (!grievance) throw notFound()
    return grievance
  }

  return {
    complain: async ({
      orderNumber,
      ...given
    }: Omit<New, 'orderNumber'> & {
      orderNumber?: string | undefined
    }): Promise<AdminGrievance> => {
      const grievance = { ...given, ...(orderNumber && { orderNumber }) }
      for (let draw = 0; draw < DRAWS; draw++) {
        const number = drawn()
        if (await create(number, grievance, clock.now())) return read(number)
      }
      throw busy()
    },

    /** Who knows the number alone learns nothing, not even that it exists. */
    follow: async (number: string, phone: string): Promise<AdminGrievance> => {
      const grievance = await read(number)
      if (grievance.phone !== phone) throw notFound()
      return grievance
    },

    list: async ({ state, page = 1, limit = LIST_LIMIT }: Query) => {
      const found = await list(state, { skip: (page - 1) * limit, limit, now: clock.now() })
      return { ...found, page, limit }
    },

    change: async (
      typed: string,
      { state, answer }: { state: GrievanceState; answer?: string | null | undefined },
      by: Caller,
    ): Promise<AdminGrievance> => {
      const number = typedGrievanceNumber(typed)
      const wish = { state, answer: answer ?? undefined, by, at: clock.now() }
      const grievance = number && (await change(number, wish))
      if (!grievance) throw notFound()
      return grievance
    },
  }
}

export type GrievancesService = ReturnType<typeof grievancesService>
