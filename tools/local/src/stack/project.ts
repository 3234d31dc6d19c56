/** `demo-` marks a project that has no resources in the cloud: no SDK ever leaves the machine for it. */
export const PROJECT_ID = 'demo-bartan'

export const bucketOf = (projectId: string) => `${projectId}.firebasestorage.app`

export type EmulatorPorts = { firestorePort: number; authPort: number; storagePort: number }

/** Points the Admin SDK at the stack. */
export const emulatorEnvironment = ({ firestorePort, authPort, storagePort }: EmulatorPorts) => ({
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storagePort}`,
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${storagePort}`,
})

/** The environment that Cloud Functions gives a function, for this stack. */
export const functionEnvironment = (ports: EmulatorPorts) => ({
  ...emulatorEnvironment(ports),
  GCLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: bucketOf(PROJECT_ID) }),
  NODE_ENV: 'production',
  // There is no metadata server to ask for credentials, and looking for one takes seconds.
  METADATA_SERVER_DETECTION: 'none',
  // Hosting is the only proxy in front of the function here.
  TRUSTED_PROXIES: '1',
})
