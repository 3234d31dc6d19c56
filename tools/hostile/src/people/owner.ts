import { DEMO_CUSTOMER_PHONE } from '../../../demo-shop/src/demo-customers.ts'
import type { Run } from '../run.ts'
import { succeeded } from './accounts.ts'

export const OWNER_PHONE = DEMO_CUSTOMER_PHONE
/** Contract §1. */
const PASSWORD = 'Shopper@123'
const PAUSE_MS = 10_000

/**
 * A customer whose password attackers guess, and who logs in on a device that has logged in before: that must always
 * work. Starts before the guessing.
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
