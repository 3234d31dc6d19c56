import { randomBytes } from 'node:crypto'
import { OWNER_PHONE } from '../people/owner.ts'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

/** Guesses the password of a real customer. */
export const guesses = (run: Run): Attack => {
  const call = run.person('attacks', 'wrong passwords')
  return {
    connections: 1,
    pauseMs: 100,
    maxRounds: 5000,
    round: async () => {
      const password = randomBytes(9).toString('base64url')
      const { status } = await call({
        path: '/api/users/login',
        body: { phone: OWNER_PHONE, password },
      })
      if (status === 200) run.fault('A made-up password was taken')
    },
  }
}
