import type { PersonalData } from '@bartan/contract/personal-data/endpoints'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { ConsentPurpose } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { ShopContext } from '../../shop-context.ts'
import { personalDataRepository } from './personal-data.repository.ts'

/** The limit of calls: each may cost hundreds of reads. */
const TIMES_A_DAY = 20

/** The rights under the Digital Personal Data Protection Act: to see the stored data, and to withdraw consent. */
export const personalDataService = ({ connect, countCall, clock }: ShopContext) => {
  const { read, withdraw } = personalDataRepository(connect)

  return {
    read: async (user: Caller): Promise<PersonalData> => {
      const at = clock.now()
      const day = Math.floor(at.getTime() / DAY_MS)
      const until = new Date((day + 1) * DAY_MS)
      if (!(await countCall(`data ${user._id} ${day}`, { limit: TIMES_A_DAY, until })))
        throw new AppError('too_many_requests', reason('too_many_requests'), {
          retryAfterSeconds: Math.ceil((until.getTime() - at.getTime()) / 1000),
        })
      const data = await read(user, at)
      if (!data) throw new AppError('unauthenticated', reason('login_ended'))
      return data
    },

    withdraw: async (user: Caller, purpose: ConsentPurpose): Promise<PlainReason> => {
      await withdraw(user, purpose, clock.now())
      return reason('consent_withdrawn')
    },
  }
}

export type PersonalDataService = ReturnType<typeof personalDataService>
