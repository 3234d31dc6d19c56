import type { Settings } from 'firebase-admin/firestore'
import type { Config } from '#platform/config.ts'
import type { Observer } from '#platform/observing/observer.ts'
import { CALL_SETTINGS } from './call-settings.ts'
import { openDatabase, type Database } from './collections.ts'

/** Opens the database at first use: loading the Firestore client takes time. */
export type Connect = () => Promise<Database>

/** The local database needs no credentials. */
const localSettings = (host: string): Settings => ({
  host,
  ssl: false,
  universeDomain: 'googleapis.com',
})

type Dependencies = {
  /** Overrides the settings below. */
  settings?: Settings
  observer?: Observer
}

export const firestoreOf = (config: Config, { settings, observer }: Dependencies = {}): Connect => {
  let opening: Promise<Database> | undefined
  const open = async () => {
    const [{ firebaseApp }, { spansFor }, client] = await Promise.all([
      import('#platform/firebase/firebase-app.ts'),
      import('#platform/observing/firestore-spans.ts'),
      import('firebase-admin/firestore'),
    ])
    const { getFirestore, AggregateField, FieldValue, Filter, Timestamp } = client
    const firestore = getFirestore(firebaseApp(config))
    firestore.settings({
      ignoreUndefinedProperties: true,
      ...CALL_SETTINGS,
      ...(config.firestoreEmulator && localSettings(config.firestoreEmulator)),
      ...(observer && { openTelemetry: { tracerProvider: spansFor(observer) } }),
      ...settings,
    })
    const values = { AggregateField, FieldValue, Filter, Timestamp }
    return { ...openDatabase(firestore, values), siteUrl: config.siteUrl }
  }
  return () => {
    opening ??= open()
    return opening
  }
}
