import { DEMO_CUSTOMER_PHONE } from '../../../demo-shop/src/demo-customers.ts'
import type { Run } from '../run.ts'
import { succeeded } from './accounts.ts'

export const OWNER_PHONE = DEMO_CUSTOMER_PHONE
/** Contract §1. */
const PASSWORD = 'Shopper@123'
const PAUSE_MS = 10_000

/**
 * Somebody whose password is being guessed, and who logs in on the device on which that has gone well before: that has to
 * go well all the time. Begins before the guessing does.
 */
export const createOwner = async (run: Run) => {
  const call = run.person('honest', 'log in')
  const logIn = (cookie?: string) =>
    call({
      path: '/api/users/login',
      body: { phone: OWNER_PHONE, password: PASSWORD },
      ...(cookie && { headers: { cookie } }),
    })
  const first = await logIn()
  succeeded(first)
  const mark = first.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; ')
  return async (): Promise<void> => {
    while (!run.isOver) {
      const { status, code } = await logIn(mark)
      if (status === 429) run.fault(`The owner is locked out: ${status} ${code}`)
      await run.pause(PAUSE_MS)
    }
  }
}
