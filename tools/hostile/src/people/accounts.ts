import { randomInt } from 'node:crypto'
import { callUntilAnswered } from '../calling/call-until-answered.ts'
import type { Caller, Reply } from '../calling/caller.ts'

export type Account = { _id: string; phone: string; token: string }

/**
 * The body of a successful call.
 * @throws for any other
 */
export const succeeded = ({ status, body }: Reply): unknown => {
  if (status < 200 || status > 299) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

type SignedIn = { user: { _id: string; phone: string }; token: string }

const accountOf = (reply: Reply): Account => {
  const { user, token } = succeeded(reply) as SignedIn
  return { _id: user._id, phone: user.phone, token }
}

export const logIn = async (call: Caller, phone: string, password: string): Promise<Account> =>
  accountOf(await call({ path: '/api/users/login', body: { phone, password } }))

export const register = async (call: Caller): Promise<Account> => {
  const phone = String(randomInt(7_000_000_000, 8_000_000_000))
  const body = { name: 'Asha Rao', phone, password: 'Honest@1234' }
  return accountOf(await callUntilAnswered(call, { path: '/api/users/register', body }))
}
