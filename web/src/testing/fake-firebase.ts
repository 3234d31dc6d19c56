import { vi } from 'vitest'

const signIn = vi.fn<(customToken: string) => Promise<void>>(() => Promise.resolve())
const freshToken = vi.fn<(uid: string) => Promise<string | undefined>>(() =>
  Promise.resolve(undefined),
)
const signOutOfFirebase = vi.fn<() => Promise<void>>(() => Promise.resolve())

/**
 * What every test gets for lib/session/firebase-auth.ts (setup.ts). There is only one, since test files share modules: a
 * module that loaded it would keep the fake of another file.
 */
export const firebase = {
  signIn,
  freshToken,
  signOutOfFirebase,
  isNetworkError: (error: unknown) => error instanceof TypeError,
}

export const resetFirebase = () => {
  for (const call of [signIn, freshToken, signOutOfFirebase]) call.mockReset()
}
