import { randomInt } from 'node:crypto'
import {
  type AdminGrievance,
  changeGrievance,
  complain,
  countGrievances,
  followGrievance,
  listGrievances,
} from '@bartan/contract/grievances/endpoints'
import {
  GRIEVANCE_LENGTH,
  grievanceNumber,
  typedGrievanceNumber,
  type GrievanceState,
} from '@bartan/contract/grievances/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { NUMBER_LETTERS } from '@bartan/contract/shared/order-number'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError, busy } from '#domain/app-error.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'
import { refuseOutdated } from '#domain/refuse-outdated.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { grievanceCounts, grievancesRepository, type Answered } from './grievances.repository.ts'

/** Complaints of one phone per day: each must be answered by law. */
const COMPLAINTS_PER_DAY = 10

const drawn = (): string =>
  grievanceNumber(
    Array.from(
      { length: GRIEVANCE_LENGTH },
      () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)] ?? '',
    ).join(''),
  )

/** With 22 billion numbers, a second draw is rare. */
const DRAWS = 5

const refuseStale = (from: GrievanceState | undefined, state: GrievanceState): void => {
  if (from === undefined || from === state) return
  throw new AppError('changed_meanwhile', reason('grievance_changed_meanwhile', { state }), {
    current: { grievance: state },
  })
}

const notFound = () => new AppError('not_found', reason('grievance_not_found'))

/** Complaints by the Consumer Protection (E-Commerce) Rules: numbered, with legal deadlines. */
export const grievanceRoutes = ({ connect, countCall, clock }: ShopContext) => {
  const { create, find, list, change } = grievancesRepository(connect)
  const counts = grievanceCounts(connect)

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

  return [
    handle(complain, async ({ body: { orderNumber, ...given } }) => {
      const grievance = { ...given, ...(orderNumber && { orderNumber }) }
      await refuseTooMany(given.phone)
      for (let draw = 0; draw < DRAWS; draw++) {
        const created = await create(drawn(), grievance, clock.now())
        if (created) return created
      }
      throw busy()
    }),
    /** Without the phone, a number reveals nothing, not even its existence. */
    handle(followGrievance, async ({ params: { number }, query: { phone } }) => {
      const grievance = await read(number)
      if (grievance.phone !== phone) throw notFound()
      return grievance
    }),
    handlePage(listGrievances, async ({ query: { state, cursor, page, limit = LIST_LIMIT } }) => {
      const query = pageQueryOf({ cursor, page, limit })
      return { ...(await list(state, clock.now(), query)), page, limit }
    }),
    handle(countGrievances, () => counts(clock.now())),
    handle(
      changeGrievance,
      async ({ params: { number: typed }, body: { state, answer, from, was }, caller: by }) => {
        const number = typedGrievanceNumber(typed)
        const refuse = (now: Answered) => {
          refuseStale(from, now.state)
          if (answer !== now.answer) refuseOutdated(was, now)
        }
        const wanted = { state, answer: answer ?? undefined, refuse, by, at: clock.now() }
        const grievance = number && (await change(number, wanted))
        if (!grievance) throw notFound()
        return grievance
      },
    ),
  ]
}
