/**
 * The Firebase SDK's part of a session: refreshes the ID token for as long as the account permits. Load it only with
 * `import()`: about 28 kB that guests don't need.
 */
import { initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth'

/** Reserved by Hosting: the project's own configuration; the local stack adds `authEmulator`. */
const CONFIG_URL = '/__/firebase/init.json'

type HostedConfig = FirebaseOptions & { authEmulator?: boolean }

/** Port of the Auth emulator in firebase.json. */
const SUITE_AUTH_PORT = 9099

/**
 * Address of the Auth emulator, if there is one. The local Hosting forwards the Identity Toolkit's paths to it at the
 * shop's origin. Google's Emulator Suite doesn't mention it in `init.json`, but a project named `demo-…` exists only
 * on this machine (firebase.google.com/docs/emulator-suite/connect_firestore#choose_a_firebase_project).
 */
const emulatorOf = ({ authEmulator, projectId }: HostedConfig): string | undefined => {
  if (authEmulator) return location.origin
  return projectId?.startsWith('demo-')
    ? `http://${location.hostname}:${SUITE_AUTH_PORT}`
    : undefined
}

const connect = async (): Promise<Auth> => {
  const response = await fetch(CONFIG_URL)
  if (!response.ok) throw new Error(`${CONFIG_URL} answered ${response.status}`)
  const hosted = (await response.json()) as HostedConfig
  const { authEmulator: _, ...config } = hosted
  // No popup resolver: accounts use phone and password, so no iframe and no third-party script is loaded.
  const auth = initializeAuth(initializeApp(config), { persistence: browserLocalPersistence })
  const emulator = emulatorOf(hosted)
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

let connection: Promise<Auth> | undefined

const connected = (): Promise<Auth> => {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

export const signIn = async (customToken: string): Promise<void> => {
  await signInWithCustomToken(await connected(), customToken)
}

/** A fresh ID token of a user; undefined if the SDK has no session for them. */
export const freshToken = async (uid: string): Promise<string | undefined> => {
  const auth = await connected()
  await auth.authStateReady()
  return auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(true) : undefined
}

export const signOutOfFirebase = async (): Promise<void> => {
  await signOut(await connected())
}

/** Tells whether Firebase could not be reached, as opposed to a refusal. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed')
