import { initializeApp, type App } from 'firebase-admin/app'
import type { Config } from '#platform/config.ts'

const apps = new WeakMap<Config, App>()
let count = 0

/** The Admin SDK's app for a configuration. Several can live in one process, as instances do in tests. */
export const firebaseApp = (config: Config): App => {
  const known = apps.get(config)
  if (known) return known
  const { projectId, bucket } = config
  const app = initializeApp({ projectId, storageBucket: bucket }, `${projectId} ${count++}`)
  apps.set(config, app)
  return app
}
