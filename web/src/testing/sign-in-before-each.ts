import type { Role } from '@bartan/contract/shared/roles'
import { beforeEach } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from './builders.ts'

/** Who is a guest otherwise (setup.ts) is Asha, with this role. */
export const signInBeforeEach = (role: Role = 'customer'): void =>
  beforeEach(() => session.start(signedInAs({ ...asha, role })))
