import { reason } from '@bartan/contract/reasons/reasons'
import {
  askPasswordReset,
  sendEmailConfirmation,
  changePassword,
  changeProfile,
  deleteAccount,
  getProfile,
  login,
  register,
  resetForgottenPassword,
} from '@bartan/contract/users/endpoints'
import type { User } from '@bartan/contract/users/schema'
import type { Request, Response } from 'express'
import { handle } from '#http/framework/route.ts'
import { markCookie, marksIn } from './passwords/device-marks.ts'
import type { UsersService } from './users.service.ts'

type Exchange = { req: Request; res: Response }

/** @param isSecure whether browsers use HTTPS, as everywhere but on a developer's machine */
export const userRoutes = (users: UsersService, { isSecure }: { isSecure: boolean }) => {
  /** Sets the account's mark in the browser, beside those of others. */
  const keepMark = (
    { req, res }: Exchange,
    { signedIn, mark }: Awaited<ReturnType<UsersService['login']>>,
  ) => {
    const known = marksIn(req.headers.cookie)
    if (mark !== undefined) res.set('Set-Cookie', markCookie(mark, { known, isSecure }))
    return signedIn
  }
  return [
    handle(
      login,
      async ({ body, req, res }) =>
        keepMark(
          { req, res },
          await users.login(body.phone, body.password, marksIn(req.headers.cookie)),
        ),
      { isSecret: true },
    ),
    handle(
      register,
      async ({ body, req, res }) => keepMark({ req, res }, await users.register(body)),
      {
        replyFromFacts: ({ user }: { user: User }, { body }) =>
          users.registeredAgain(user, body.password),
        isSecret: true,
      },
    ),
    handle(getProfile, ({ caller }) => ({
      ...caller,
      emailConfirmed: caller.emailConfirmed === true,
    })),
    handle(changeProfile, ({ caller, body }) =>
      // An empty e-mail removes it; an absent one keeps it.
      users.changeProfile(caller, {
        name: body.name,
        cartReminder: body.cartReminder,
        whatsapp: body.whatsapp,
        ...('email' in body && { email: body.email ?? null }),
      }),
    ),
    handle(sendEmailConfirmation, ({ caller }) => users.sendEmailConfirmation(caller._id)),
    handle(
      changePassword,
      async ({ caller, body, req, res }) =>
        keepMark({ req, res }, await users.changePassword(caller, body)),
      { isSecret: true },
    ),
    handle(askPasswordReset, async ({ body, req }) => {
      await users.forgotten.ask(body.phone, req.ip)
      return {}
    }),
    handle(
      resetForgottenPassword,
      async ({ body, req, res }) =>
        keepMark({ req, res }, await users.forgotten.confirm(body, marksIn(req.headers.cookie))),
      {
        replyFromFacts: ({ user }: { user: User }, { body }) =>
          users.forgotten.confirmedAgain(user, body.newPassword),
        isSecret: true,
      },
    ),
    handle(deleteAccount, async ({ caller, body }) => {
      await users.close(caller, body.password)
      return reason('account_deleted')
    }),
  ]
}
