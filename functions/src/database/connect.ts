import { openDatabase } from './collections.ts'
import type { Database } from './collections.ts'
import type { Config } from '#platform/config.ts'
import type { Observer } from '#platform/observing/observer.ts'
import type { Connection } from '#platform/firestore/grpc-connection.ts'

/** Opens the database at first use: the SDK's Firestore takes some time to load. */
export type Connect = () => Promise<Database>

/** How the database knows us: the local one by a word, Google's by a token of the service account. */
const authorizationOf = async (config: Config): Promise<() => string | Promise<string>> => {
  if (config.firestoreEmulator) return () => 'Bearer owner'
  const { accessTokens } = await import('#platform/firebase/access-tokens.ts')
  const token = accessTokens(config)
  return async () => `Bearer ${await token()}`
}

type Surroundings = {
  /** Instead of the network. */
  connection?: Connection
  observer?: Observer
}

export const firestoreOf = (
  config: Config,
  { connection, observer }: Surroundings = {},
): Connect => {
  let opening: Promise<Database> | undefined
  const open = async () => {
    const [authorization, { LightFirestore, AggregateField, FieldValue, Filter, Timestamp }] =
      await Promise.all([authorizationOf(config), import('#platform/firestore/light-firestore.ts')])
    const firestore = new LightFirestore({
      projectId: config.projectId,
      emulator: config.firestoreEmulator,
      authorization,
      quotaProject: config.quotaProject,
      settings: { ignoreUndefinedProperties: true },
      connection,
      onCall: (method, startedAt) => observer?.partDone(`Firestore ${method}`, startedAt),
    })
    return openDatabase(firestore, { AggregateField, FieldValue, Filter, Timestamp })
  }
  return () => {
    opening ??= open()
    return opening
  }
}
