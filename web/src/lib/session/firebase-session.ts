/** Loads the Firebase SDK when it is needed, and removes what it stores. */

const load = () => import('./firebase-auth.ts')

let module: ReturnType<typeof load> | undefined

export const loadFirebase = (): ReturnType<typeof load> => {
  module ??= load().catch((error: unknown) => {
    module = undefined
    throw error
  })
  return module
}

/** The SDK keeps e.g. `firebase:authUser:{apiKey}:[DEFAULT]` in local storage. */
const SDK_PREFIX = 'firebase:'

/** Also called before another session begins: at its start the SDK asks about a stored one, and would be refused. */
export const forgetStoredSession = (): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(SDK_PREFIX)) localStorage.removeItem(name)
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}

/**
 * Stored data goes at once, without waiting for the SDK, so that a tab closed right after a logout leaves nothing
 * behind; a loaded SDK then drops what it holds in memory.
 */
export const dropFirebaseSession = async (): Promise<void> => {
  forgetStoredSession()
  if (!module) return
  await module.then((firebase) => firebase.signOutOfFirebase()).catch(() => undefined)
  forgetStoredSession()
}
