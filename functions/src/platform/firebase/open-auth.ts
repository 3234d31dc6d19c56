import type { Auth } from 'firebase-admin/auth'
import type { Config } from '#platform/config.ts'

/** Firebase Authentication through the Admin SDK: to list and move accounts. */
export const openAuth = async (config: Config): Promise<Auth> => {
  const [{ firebaseApp }, { getAuth }] = await Promise.all([
    import('./firebase-app.ts'),
    import('firebase-admin/auth'),
  ])
  return getAuth(firebaseApp(config))
}
