import { createCheckout } from '@bartan/contract/checkout/endpoints'
import { getHealth } from '@bartan/contract/health/endpoints'
import { login } from '@bartan/contract/users/endpoints'
import { describe, expect, it } from 'vitest'
import { RecordingLog } from '#testing/fakes.ts'
import { checkApps, type AppCheckMode } from './check-app.ts'

const aDoor = (mode: AppCheckMode) => {
  const log = new RecordingLog()
  const verified: string[] = []
  const verify = (token: string) => {
    verified.push(token)
    return Promise.resolve(token === 'good')
  }
  const check = checkApps(mode, verify, log)
  const call = (token?: string, endpoint: typeof login | typeof getHealth = login) =>
    check(endpoint, { get: () => token } as Parameters<typeof check>[1])
  return { call, log, verified }
}

describe('App Check', () => {
  it('is off unless asked for', async () => {
    const { call, log, verified } = aDoor('off')
    await call('bad')
    expect([...log.entries, ...verified]).toEqual([])
  })

  it('watched only writes down who would be refused, and never the token', async () => {
    const { call, log } = aDoor('monitor')
    await call('bad-token')
    await call()
    await call('good')
    expect(log.entries.map(({ details }) => details['token'])).toEqual(['bad', 'missing'])
    expect(JSON.stringify(log.entries)).not.toContain('bad-token')
  })

  it('enforced lets the shop’s own web app in alone', async () => {
    const { call } = aDoor('enforce')
    await expect(call('bad')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
    await expect(call('good')).resolves.toBeUndefined()
    await expect(call(undefined, getHealth)).resolves.toBeUndefined()
  })

  it('stands before checkout and login', () => {
    expect([login.appCheck, createCheckout.appCheck]).toEqual([true, true])
  })
})
