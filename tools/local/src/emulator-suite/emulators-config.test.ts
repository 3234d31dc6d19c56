import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emulatorsConfig } from './emulators-config.ts'

it('is firebase.json, with a policy that lets the browser reach the Auth emulator', async () => {
  const { config, ports } = await emulatorsConfig(join(import.meta.dirname, '../../../..'))
  expect(ports).toEqual({
    auth: 9099,
    functions: 5001,
    firestore: 8080,
    storage: 9199,
    hosting: 5000,
  })
  const policies = (config.hosting.headers ?? [])
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
  expect(policies.length).toBeGreaterThan(0)
  for (const { value } of policies)
    expect(value).toMatch(
      /connect-src 'self' (?:[^;]* )?http:\/\/127\.0\.0\.1:9099 http:\/\/localhost:9099(?:;|$)/,
    )
})
