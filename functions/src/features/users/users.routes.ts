import { reason } from '@bartan/contract/reasons/reasons'
import {
  sendEmailConfirmation,
  changePassword,
  changeProfile,
  deleteAccount,
  getProfile,
  login,
  register,
} from '@bartan/contract/users/endpoints'
import type { User } from '@bartan/contract/users/schema'
import { handle } from '#http/framework/route.ts'
import type { UsersService } from './users.service.ts'

export const userRoutes = (users: UsersService) => [
  handle(login, ({ body }) => users.login(body.phone, body.password), { isSecret: true }),
  handle(register, ({ body }) => users.register(body), {
    again: ({ user }: { user: User }, { body }) => users.registeredAgain(user, body.password),
    isSecret: true,
  }),
  handle(getProfile, ({ caller }) => ({
    ...caller,
    emailConfirmed: caller.emailConfirmed === true,
  })),
  handle(changeProfile, ({ caller, body }) =>
    // A given but empty e-mail removes it; one that is not given stays.
    users.changeProfile(caller, {
      name: body.name,
      ...('email' in body && { email: body.email ?? null }),
    }),
  ),
  handle(sendEmailConfirmation, ({ caller }) => users.sendEmailConfirmation(caller._id)),
  handle(changePassword, ({ caller, body }) => users.changePassword(caller, body), {
    isSecret: true,
  }),
  handle(deleteAccount, async ({ caller, body }) => {
    await users.close(caller, body.password)
    return reason('account_deleted')
  }),
]
