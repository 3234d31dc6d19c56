import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { Request } from 'express'
import { AppError } from '#domain/app-error.ts'
import type { Log } from '#platform/log.ts'

/** Whether Firebase App Check confirms that a token is from the shop's own web app. */
export type VerifyApp = (token: string) => Promise<boolean>

export type AppCheckMode = 'off' | 'monitor' | 'enforce'

export type CheckApp = (endpoint: Endpoint, req: Pick<Request, 'get'>) => Promise<void>

/**
 * App Check (firebase.google.com/docs/app-check/custom-resource-backend) on calls that bots target. It attests the app,
 * not the person, so it adds to all other checks; `monitor` only logs what would be refused.
 */
export const checkApps = (mode: AppCheckMode, verify: VerifyApp, log: Log): CheckApp => {
  if (mode === 'off') return () => Promise.resolve()
  return async ({ appCheck, method, path }, req) => {
    if (!appCheck) return
    const token = req.get('X-Firebase-AppCheck')
    if (token && (await verify(token))) return
    log.warn('A call from an app that is not known', {
      call: `${method} ${path}`,
      token: token ? 'bad' : 'missing',
      mode,
    })
    // Not a 401, which would make the web app end the customer's session.
    if (mode === 'enforce') throw new AppError('forbidden', reason('foreign_website'))
  }
}
