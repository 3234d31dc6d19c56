/** Loads the Firebase SDK on demand, and removes its stored data. */

const load = () => import('./firebase-auth.ts')

let module: ReturnType<typeof load> | undefined

export const loadFirebase = (): ReturnType<typeof load> => {
  module ??= load().catch((error: unknown) => {
    module = undefined
    throw error
  })
  return module
}

/** The SDK stores for example `firebase:authUser:{apiKey}:[DEFAULT]` in local storage. */
const SDK_PREFIX = 'firebase:'

/** Also called before another session begins: at its start the SDK checks a stored one, and would be refused. */
export const forgetStoredSession = (): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(SDK_PREFIX)) localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Removes stored data immediately, without waiting for the SDK, so that a tab closed right after a logout leaves
 * nothing behind; a loaded SDK then clears its memory.
 */
export const dropFirebaseSession = async (): Promise<void> => {
  forgetStoredSession()
  if (!module) return
  await module.then((firebase) => firebase.signOutOfFirebase()).catch(() => undefined)
  forgetStoredSession()
}
