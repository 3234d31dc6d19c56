/**
 * The Firebase SDK's part of a session: it refreshes the ID token for as long as the account allows.
 * Only ever imported with `import()`: about 28 kB that guests don't need.
 */
import { initializeApp } from 'firebase/app'
import type { FirebaseOptions } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'

/** Reserved by Hosting: the project's own configuration; the local stack adds `authEmulator`. */
const CONFIG_URL = '/__/firebase/init.json'

type HostedConfig = FirebaseOptions & { authEmulator?: boolean }

/** The Auth emulator's in firebase.json. */
const SUITE_AUTH_PORT = 9099

/**
 * Where the Auth emulator is, if there is one. The local Hosting forwards the Identity Toolkit's paths to it at the
 * shop's own origin. Google's Emulator Suite says nothing about it in `init.json`, but a project named `demo-…`
 * exists on this machine only (firebase.google.com/docs/emulator-suite/connect_firestore#choose_a_firebase_project).
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

/** A fresh ID token for that user; undefined if the SDK holds no session of theirs. */
export const freshToken = async (uid: string): Promise<string | undefined> => {
  const auth = await connected()
  await auth.authStateReady()
  return auth.currentUser?.uid === uid ? auth.currentUser.getIdToken(true) : undefined
}

export const signOutOfFirebase = async (): Promise<void> => {
  await signOut(await connected())
}

/** Whether Firebase could not be reached, as opposed to having refused. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed')
