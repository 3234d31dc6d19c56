import { createHmac, sign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import http, { createServer } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tokenPart, claimsOf, unsigned, type Forged } from '@bartan/contract/testing/unsigned-token'
import { afterAll, expect, it, vi } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const signedBy = (
  key: KeyObject,
  { header = { alg: 'RS256', kid: 'google', typ: 'JWT' }, payload }: Forged,
): string => {
  const text = `${tokenPart(header)}.${tokenPart(payload)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Signed with the public key as if it were a shared secret, which fools verifiers that trust the header's `alg`. */
const signedByText = (secret: string, payload: unknown): string => {
  const text = `${tokenPart({ alg: 'HS256', kid: 'google', typ: 'JWT' })}.${tokenPart(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/**
 * Tokens are verified as in production: without the Auth emulator, against Google's certificates, here replaced by a
 * key of our own. Nothing leaves the machine.
 */
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' }).toString()
let areKeysThere = true
const certificates = createServer((_req, res) => {
  if (!areKeysThere) return void res.writeHead(404).end('gone')
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=0' })
  res.end(JSON.stringify({ google: publicKey }))
})

const askInstead = (
  options: http.RequestOptions,
  callback: (res: http.IncomingMessage) => void,
) => {
  const { port } = certificates.address() as AddressInfo
  const { method, headers } = options
  return http.request({ method, headers, host: '127.0.0.1', port }, callback)
}

const local = await startTestShop()
const asha = await local.saveUser()
const admin = await local.saveUser({ role: 'admin' })
const { projectId } = local.shop.config
await local.stop()
await new Promise<void>((resolve) => {
  certificates.listen(0, '127.0.0.1', resolve)
})
vi.spyOn(https, 'request').mockImplementation(askInstead as typeof https.request)
const environment = { WEB_API_KEY: 'key', FIREBASE_AUTH_EMULATOR_HOST: '' }
const production = await startTestShop({ projectId, environment })
// The Admin SDK reads it from the process's environment at first use.
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  certificates.close()
  await production.stop()
})

const claims = (changes?: object) => claimsOf(production.shop.config.projectId, asha._id, changes)
const genuine = () => signedBy(google.privateKey, { payload: claims() })
const profileBy = (token: string) => production.as({ token }).get('/api/users/profile')
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600
const byGoogle = (changes: object) => signedBy(google.privateKey, { payload: claims(changes) })

it('a genuine token gets in, so that what follows is refused for what is wrong with it', async () => {
  expect(await profileBy(genuine())).toMatchObject({ status: 200, body: { _id: asha._id } })
})

it('a token of before a change of the password does not, even where Google is not asked', async () => {
  const { users } = production.database
  const ravi = (await users.add({ ...(await users.doc(asha._id).get()).data()! })).id
  const token = signedBy(google.privateKey, {
    payload: claimsOf(production.shop.config.projectId, ravi),
  })
  expect((await profileBy(token)).status).toBe(200)
  await users.doc(ravi).update({ sessionGeneration: 1 })
  expect((await profileBy(token)).status).toBe(401)
})

const HEADER = { alg: 'RS256', kid: 'google', typ: 'JWT' }

const FORGED: [string, () => string][] = [
  ['the Auth emulator’s own, unsigned', () => asha.token],
  ['an admin’s, unsigned', () => admin.token],
  ['an unsigned one', () => unsigned({ payload: claims() })],
  [
    'an unsigned one with a known key’s name',
    () => unsigned({ header: HEADER, payload: claims() }),
  ],
  [
    'one of algorithm nOnE',
    () => unsigned({ header: { ...HEADER, alg: 'nOnE' }, payload: claims() }),
  ],
  ['one signed by a stranger', () => signedBy(stranger.privateKey, { payload: claims() })],
  [
    'one of an unknown key',
    () => signedBy(google.privateKey, { header: { ...HEADER, kid: 'other' }, payload: claims() }),
  ],
  [
    'one whose key’s name is __proto__',
    () =>
      signedBy(google.privateKey, { header: { ...HEADER, kid: '__proto__' }, payload: claims() }),
  ],
  [
    'one that names no key',
    () => signedBy(google.privateKey, { header: { alg: 'RS256' }, payload: claims() }),
  ],
  ['one with the public key for a secret', () => signedByText(publicKey, claims())],
  ['one of Google’s own sign-in', () => byGoogle({ sessionGeneration: undefined })],
  ['one of sessions to come', () => byGoogle({ sessionGeneration: 1 })],
  ['one of a session that is no number', () => byGoogle({ sessionGeneration: '0' })],
  ['one of another project', () => byGoogle({ aud: 'other-project' })],
  ['one of another issuer', () => byGoogle({ iss: 'https://accounts.google.com' })],
  [
    'a session cookie',
    () =>
      byGoogle({ iss: `https://session.firebase.google.com/${production.shop.config.projectId}` }),
  ],
  ['an expired one', () => byGoogle({ iat: hourAgo() - 3600, exp: hourAgo() })],
  ['one of nobody', () => byGoogle({ sub: 'nobody', user_id: 'nobody' })],
  ['one without a subject', () => byGoogle({ sub: undefined })],
  ['one with an empty subject', () => byGoogle({ sub: '' })],
  ['one with an object for a subject', () => byGoogle({ sub: { $ne: null } })],
  ['one whose subject is another collection’s document', () => byGoogle({ sub: '../carts/x' })],
  ['one whose subject is __proto__', () => byGoogle({ sub: '__proto__' })],
  [
    'one with its payload exchanged',
    () => {
      const [header, , signature] = genuine().split('.')
      const [, payload] = unsigned({ payload: claims({ sub: admin._id }) }).split('.')
      return [header, payload, signature].join('.')
    },
  ],
  ['one with its signature cut off', () => genuine().split('.').slice(0, 2).join('.')],
  ['one with an empty signature', () => `${genuine().split('.').slice(0, 2).join('.')}.`],
  ['one without a payload', () => `${genuine().split('.')[0]}..x`],
  ['one whose payload is null', () => unsigned({ header: HEADER, payload: null })],
  ['one whose payload is a list', () => unsigned({ header: HEADER, payload: [] })],
  [
    'one that pretends to be a legacy custom token',
    () => unsigned({ header: { alg: 'HS256' }, payload: { sub: asha._id, v: 0, d: null } }),
  ],
  ['one whose header is no JSON', () => `x.${genuine().split('.').slice(1).join('.')}`],
  ['a very long one', () => `${genuine()}${'x'.repeat(6000)}`],
]

it.each(FORGED)('%s gets 401', async (_, forge) => {
  const reply = await profileBy(forge())
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

it.each(FORGED)('%s opens no cart', async (_, forge) => {
  const reply = await production.as({ token: forge() }).get(`/api/cart?userId=${asha._id}`)
  expect(reply.status).toBe(401)
})

it('when Google’s keys can not be had nobody gets in by a new token, and nobody is told that the session is over', async () => {
  areKeysThere = false
  const reply = await profileBy(byGoogle({ auth_time: hourAgo() }))
  areKeysThere = true
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})
