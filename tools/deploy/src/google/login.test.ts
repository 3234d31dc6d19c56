import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { findLogin } from './login.ts'

let folder = ''

const write = (name: string, content: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** A machine that has no login yet, and is not Google's. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bartan-login-'))
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '')
  vi.stubEnv('CLOUDSDK_CONFIG', folder)
  vi.stubEnv('HOME', folder)
  vi.stubEnv('APPDATA', folder)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** An exchange of tokens, as Google's for workload identities (docs/deploy.md, "From CI"). */
const startExchange = async (status: number) => {
  const asked: URLSearchParams[] = []
  const reply =
    status === 200
      ? { access_token: 'one-token', expires_in: 3600, token_type: 'Bearer' }
      : { error: 'invalid_grant', error_description: 'The pool knows no such run' }
  const server = createServer((request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    void text(request).then((body) => {
      asked.push(new URLSearchParams(body))
      return response.end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const file = write('identity.json', {
    type: 'external_account',
    audience:
      '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
    credential_source: { file: write('subject.json', { run: 1 }) },
  })
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file)
  return asked
}

it('finds none on a machine without', async () => {
  expect(await findLogin('trial')).toBeUndefined()
})

it('says whose a key is', async () => {
  const key = { type: 'service_account', client_email: 'deployer@shop.example', private_key: 'x' }
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', write('key.json', key))
  expect((await findLogin('trial'))?.who).toBe('deployer@shop.example')
})

it('takes what gcloud keeps', async () => {
  write('application_default_credentials.json', {
    type: 'authorized_user',
    client_id: 'id',
    client_secret: 'secret',
    refresh_token: 'refresh',
  })
  expect((await findLogin('trial'))?.who).toBe('the application default credentials')
})

it('asks for a token at the first call only, and keeps it', async () => {
  const asked = await startExchange(200)
  const login = await findLogin('trial')
  expect(asked).toEqual([])
  expect([await login?.token(), await login?.token()]).toEqual(['one-token', 'one-token'])
  expect(asked.map((one) => one.get('scope'))).toEqual([
    'https://www.googleapis.com/auth/cloud-platform',
  ])
})

it('says how to log in again when Google refuses', async () => {
  await startExchange(400)
  const login = await findLogin('trial')
  await expect(login?.token()).rejects.toThrow(
    /The pool knows no such run.*gcloud auth application-default login/,
  )
})

it('does not take a wrong file for no login', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'elsewhere.json'))
  await expect(findLogin('trial')).rejects.toThrow('elsewhere.json')
})
