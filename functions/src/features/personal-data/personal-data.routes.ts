import { getMyData, withdrawConsent } from '@bartan/contract/personal-data/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { personalDataRepository } from './personal-data.repository.ts'

/** The limit of calls: each may cost hundreds of reads. */
const TIMES_A_DAY = 20

/** The rights under the Digital Personal Data Protection Act: to see the stored data, and to withdraw consent. */
export const personalDataRoutes = ({ connect, countCall, clock }: ShopContext) => {
  const { read, withdraw } = personalDataRepository(connect)

  return [
    handle(getMyData, async ({ caller: user }) => {
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
    }),
    handle(withdrawConsent, async ({ caller: user, params: { purpose } }) => {
      await withdraw(user, purpose, clock.now())
      return reason('consent_withdrawn')
    }),
  ]
}
