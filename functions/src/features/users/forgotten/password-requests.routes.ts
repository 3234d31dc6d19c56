import {
  listPasswordRequests,
  makePasswordLink,
  removePasswordRequest,
} from '@bartan/contract/admin-users/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { resetLink } from '#domain/mail/password-mail.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import type { ShopContext } from '../../../shop-context.ts'
import { accountTransactions } from '../account-unit.repository.ts'
import { findForAdmin } from '../admin/change-account.ts'
import { passwordRequestsRepository } from './password-requests.repository.ts'

const notFound = () => new AppError('not_found', reason('password_request_not_found'))

/** Requests for a new password that the shop answers with a link by WhatsApp (contract §5). */
export const passwordRequestRoutes = ({ connect, siteUrl, clock }: ShopContext) => {
  const { list } = passwordRequestsRepository(connect)
  const transact = accountTransactions(connect)

  return [
    handlePage(listPasswordRequests, async ({ query: { limit = ADMIN_LIST_LIMIT, page } }) => ({
      ...(await list({ ...pageQueryOf({ page, limit }), now: clock.now() })),
      limit,
      page,
    })),
    handle(
      makePasswordLink,
      ({ params: { id }, caller: by }) =>
        transact([], async (unit) => {
          const at = clock.now()
          const account = await findForAdmin(unit, id, by)
          if (!account || !(await unit.isResetRequested(id, at))) throw notFound()
          const { user: target, document } = account
          const generation = document.sessionGeneration ?? 0
          const { token, expiresAt } = await unit.newResetLink({ userId: id, generation, at })
          unit.audit({ by, action: 'user.password_link_made', target, changes: {} })
          return { link: resetLink(siteUrl, token), expiresAt: expiresAt.toISOString() }
        }),
      { isSecret: true },
    ),
    handle(removePasswordRequest, ({ params: { id }, caller: by }) =>
      transact([], async (unit, keep) => {
        const account = await findForAdmin(unit, id, by)
        if (!account || !(await unit.isResetRequested(id, clock.now()))) throw notFound()
        unit.removeResetRequest(id)
        return keep.reply({ message: 'Removed' })
      }),
    ),
  ]
}
