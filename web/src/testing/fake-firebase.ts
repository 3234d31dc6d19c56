import { vi } from 'vitest'

const signIn = vi.fn<(customToken: string) => Promise<void>>(() => Promise.resolve())
const freshToken = vi.fn<(uid: string) => Promise<string | undefined>>(() =>
  Promise.resolve(undefined),
)
const leave = vi.fn<() => Promise<void>>(() => Promise.resolve())

/**
 * What every test has for lib/firebase-auth.ts (setup.ts). There is one, since test files share modules: whoever
 * loaded it first would hold on to the fake of another file.
 */
export const firebase = {
  signIn,
  freshToken,
  leave,
  isUnreached: (error: unknown) => error instanceof TypeError,
}

export const resetFirebase = () => {
  for (const call of [signIn, freshToken, leave]) call.mockReset()
}
