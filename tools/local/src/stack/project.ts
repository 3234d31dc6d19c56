/** `demo-` marks a project without cloud resources: SDKs never leave the machine for it. */
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

/** The environment that Cloud Functions would set, for this stack. */
export const functionEnvironment = (ports: EmulatorPorts) => ({
  ...emulatorEnvironment(ports),
  GCLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: bucketOf(PROJECT_ID) }),
  NODE_ENV: 'production',
  // There is no metadata server for credentials, and searching for one takes seconds.
  METADATA_SERVER_DETECTION: 'none',
  // Hosting is the only proxy before the function here.
  TRUSTED_PROXIES: '1',
})
