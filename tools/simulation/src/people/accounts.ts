import type { Act } from './act.ts'
import type { Asking, Reply } from './ask.ts'
import { otherPassword } from './people.ts'

/** Stores a login's answer; false if it was refused. */
const enters = ({ who }: Asking, { status, body }: Reply, password: string): boolean => {
  if (status >= 300) return false
  const { _id } = body['user'] as { _id: string }
  Object.assign(who, { _id, password, token: String(body['token']) })
  return true
}

/** Logs in with the password, or with the one that an unanswered change may have set. */
export const logIn: Act = async (asking) => {
  const { phone, password: present } = asking.who
  for (const password of [present, otherPassword(present)]) {
    const reply = await asking.send('POST', '/api/users/login', { phone, password })
    if (enters(asking, reply, password)) return
  }
}

const changesPassword: Act = async (asking, scene) => {
  const { password: currentPassword } = asking.who
  const newPassword = otherPassword(currentPassword)
  const change = { currentPassword, newPassword }
  const reply = await asking.send('PUT', '/api/users/password', change)
  if (!enters(asking, reply, newPassword)) await logIn(asking, scene)
}

const forgetsPassword: Act = async (asking) => {
  await asking.send('POST', '/api/users/password-reset', { phone: asking.who.phone })
}

/**
 * Closes the account and opens another under the same phone number. Whoever got no answer learns the outcome that
 * way.
 */
const closesAccount: Act = async (asking, scene) => {
  const { name, phone, password } = asking.who
  asking.who.closings += 1
  await asking.send('DELETE', '/api/users/profile', { password })
  const reply = await asking.send('POST', '/api/users/register', { name, phone, password })
  if (!enters(asking, reply, password)) await logIn(asking, scene)
}

export const ACCOUNT_ACTS = {
  'signs in': logIn,
  'changes the password': changesPassword,
  'forgets the password': forgetsPassword,
  'closes the account': closesAccount,
} satisfies Record<string, Act>

/** An admin sends a password link to a customer, who chooses a new password. */
export const answerPasswordRequest: Act = async (asking, { customers }) => {
  const { list } = await asking.get('/api/admin/password-requests')
  const request = asking.step.random.anyOf(list)
  const who = customers.find(({ phone }) => phone === request?.['phone'])
  if (!request || !who) return
  const path = `/api/admin/password-requests/${String(request['_id'])}/link`
  const { status, body } = await asking.send('POST', path)
  if (status !== 201) return
  const token = new URL(String(body['link'])).searchParams.get('token')
  const newPassword = otherPassword(who.password)
  const customer = asking.as(who)
  const choice = { token, newPassword }
  const reply = await customer.send('POST', '/api/users/password-reset/confirm', choice)
  enters(customer, reply, newPassword)
}
