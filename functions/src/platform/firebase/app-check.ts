import type { Config } from '#platform/config.ts'

/** Verifies App Check tokens; loaded at first use, which never happens with App Check off. */
export const appCheckOf = (config: Config) => ({
  verify: async (token: string): Promise<boolean> => {
    const [{ firebaseApp }, { getAppCheck }] = await Promise.all([
      import('./firebase-app.ts'),
      import('firebase-admin/app-check'),
    ])
    return getAppCheck(firebaseApp(config))
      .verifyToken(token)
      .then(
        () => true,
        () => false,
      )
  },
})
