import {
  addUser,
  blockCashOnDelivery,
  changeUser,
  deleteUser,
  getUser,
  listUsers,
  resetPassword,
} from '@bartan/contract/admin-users/endpoints'
import { inviteStaff } from '@bartan/contract/admin-users/invitation-endpoints'
import type { User } from '@bartan/contract/users/schema'
import { handle, handlePage } from '#http/framework/route.ts'
import type { AdminUsersService } from './admin-users.service.ts'

export const adminUserRoutes = (users: AdminUsersService) => [
  handlePage(listUsers, ({ query, caller }) => users.list(query, caller)),
  handle(getUser, ({ params }) => users.open(params.id)),
  handle(addUser, async ({ body, caller }) => ({ user: await users.add(body, caller) }), {
    replyFromFacts: (added: { user: User }) => added,
  }),
  handle(inviteStaff, ({ body, caller }) => users.invite(body, caller), {
    replyFromFacts: (invited: { userId: string }, { caller }) =>
      users.invitedAgain(invited, caller),
    isSecret: true,
  }),
  handle(changeUser, ({ params, body: { email, ...change }, body, caller }) =>
    users.change(
      params.id,
      // An empty e-mail removes it; an absent one keeps it.
      { ...change, ...('email' in body && { email: email ?? null }) },
      caller,
    ),
  ),
  handle(
    deleteUser,
    async ({ params, caller }) => {
      await users.remove(params.id, caller)
      return { message: 'User deleted' }
    },
    {
      replyFromFacts: async (_ended: object, { params }) => {
        await users.removedAgain(params.id)
        return { message: 'User deleted' }
      },
    },
  ),
  handle(blockCashOnDelivery, ({ params, body, caller }) =>
    users.blockCashOnDelivery(params.id, body, caller),
  ),
  handle(
    resetPassword,
    async ({ params, caller }) => ({ password: await users.resetPassword(params.id, caller) }),
    { isSecret: true },
  ),
]
