import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChildService, type ChildService } from '#processes/child-service.ts'

type Service = ChildService<{ port: number }>

const PROJECT = 'demo-durable'
const BUCKET = 'demo-durable.firebasestorage.app'
const CACHE = 'public, max-age=31536000, immutable'

let dataDir: string
let services: { auth: Service; storage: Service }

const start = (name: 'auth' | 'storage'): Promise<Service> =>
  startChildService(name, join(import.meta.dirname, '..', name, 'main.ts'), {
    args: [...(name === 'auth' ? ['--project', PROJECT] : []), '--data', dataDir],
    onOutput: () => {},
  })

const startBoth = async () => {
  const [auth, storage] = await Promise.all([start('auth'), start('storage')])
  services = { auth, storage }
}

const askAuth = async (path: string, body: object, project = PROJECT) => {
  const url = `http://127.0.0.1:${services.auth.ready.port}/identitytoolkit.googleapis.com/v1`
  const reply = await fetch(url + path.replace('{project}', `projects/${project}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

const signIn = (email: string, password: string, key = 'any') =>
  askAuth(`/accounts:signInWithPassword?key=${key}`, { email, password, returnSecureToken: true })

const createAccount = async (email: string, project = PROJECT) => {
  const { body } = await askAuth('/{project}/accounts', { email, password: 'Secret@12' }, project)
  return String(body.localId)
}

const storage = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${services.storage.ready.port}${path}`, init)

const objectPath = (name: string) => `/storage/v1/b/${BUCKET}/o/${encodeURIComponent(name)}`

const upload = (name: string, text: string) => {
  const metadata = { name, contentType: 'image/webp', cacheControl: CACHE }
  const parts = [JSON.stringify(metadata), text].map(
    (part) => `--frontier\r\ncontent-type: application/octet-stream\r\n\r\n${part}\r\n`,
  )
  return storage(`/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/related; boundary=frontier' },
    body: `${parts.join('')}--frontier--`,
  })
}

const download = async (name: string) => {
  const reply = await storage(`${objectPath(name)}?alt=media`)
  return { status: reply.status, text: await reply.text(), headers: reply.headers }
}

/** Everything is done before one kill, and checked after it: a start takes seconds. */
const ids: Record<'kept' | 'revoked' | 'changed', string> = { kept: '', revoked: '', changed: '' }
const customAttributes = JSON.stringify({ role: 'admin' })
const validSince = '1900000000'

const changeAccounts = async () => {
  ids.kept = await createAccount('kept@phone.test')
  const claims = { localId: ids.kept, customAttributes, displayName: 'Asha' }
  await askAuth('/{project}/accounts:update', claims)
  ids.revoked = await createAccount('revoked@phone.test')
  await askAuth('/{project}/accounts:update', { localId: ids.revoked, validSince })
  ids.changed = await createAccount('old@phone.test')
  const change = { localId: ids.changed, email: 'new@phone.test', password: 'Changed@34' }
  await askAuth('/{project}/accounts:update', change)
  const gone = await createAccount('gone@phone.test')
  await askAuth('/{project}/accounts:delete', { localId: gone })
  await createAccount('there@phone.test', 'demo-other')
}

const changeObjects = async () => {
  await upload('a/kept.webp', 'picture')
  await upload('a/twice.webp', 'first')
  await upload('a/twice.webp', 'second')
  await upload('a/described.webp', 'picture')
  await storage(objectPath('a/described.webp').replace('/storage/v1', ''), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cacheControl: 'no-store' }),
  })
  await upload('a/gone.webp', 'picture')
  await storage(objectPath('a/gone.webp'), { method: 'DELETE' })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bartan-durable-'))
  await startBoth()
  await changeAccounts()
  await changeObjects()
  for (const { pid, exited } of Object.values(services)) {
    process.kill(pid, 'SIGKILL')
    await exited
  }
  await startBoth()
})

afterAll(async () => {
  await Promise.all(Object.values(services).map((service) => service.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

describe('over kill -9, accounts keep', () => {
  it('their existence, password, claims and place in the indexes', async () => {
    expect((await signIn('kept@phone.test', 'Secret@12')).status).toBe(200)
    const { body } = await askAuth('/{project}/accounts:lookup', { email: ['kept@phone.test'] })
    expect(body).toMatchObject({
      users: [{ localId: ids.kept, customAttributes, displayName: 'Asha' }],
    })
    expect((await askAuth('/{project}/accounts', { email: 'kept@phone.test' })).body).toMatchObject(
      { error: { message: 'EMAIL_EXISTS' } },
    )
  })

  it('the end of their tokens', async () => {
    const { body } = await askAuth('/{project}/accounts:lookup', { localId: [ids.revoked] })
    expect(body).toMatchObject({ users: [{ validSince }] })
  })

  it('a new password and a new e-mail, in place of the old ones', async () => {
    expect((await signIn('new@phone.test', 'Changed@34')).status).toBe(200)
    expect((await signIn('new@phone.test', 'Secret@12')).status).toBe(400)
    expect((await signIn('old@phone.test', 'Changed@34')).status).toBe(400)
  })

  it('their deletion', async () => {
    expect((await signIn('gone@phone.test', 'Secret@12')).status).toBe(400)
  })

  it('their project, which an API key of that name speaks for', async () => {
    expect((await signIn('there@phone.test', 'Secret@12', 'demo-other')).status).toBe(200)
    expect((await signIn('there@phone.test', 'Secret@12')).status).toBe(400)
  })
})

describe('over kill -9, objects keep', () => {
  it('their bytes and metadata', async () => {
    const { status, text, headers } = await download('a/kept.webp')
    expect([status, text]).toEqual([200, 'picture'])
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe(CACHE)
  })

  it('what they were overwritten with', async () => {
    expect((await download('a/twice.webp')).text).toBe('second')
  })

  it('changed metadata', async () => {
    const { text, headers } = await download('a/described.webp')
    expect([text, headers.get('cache-control')]).toEqual(['picture', 'no-store'])
  })

  it('their deletion, and their place in lists', async () => {
    expect((await download('a/gone.webp')).status).toBe(404)
    const reply = await storage(`/storage/v1/b/${BUCKET}/o?prefix=a/`)
    const { items } = (await reply.json()) as { items: { name: string }[] }
    expect(items.map(({ name }) => name)).toEqual([
      'a/described.webp',
      'a/kept.webp',
      'a/twice.webp',
    ])
  })
})

it('refuses clients without the Admin SDK, as storage.rules does', async () => {
  const path = `/v0/b/${BUCKET}/o/${encodeURIComponent('a/kept.webp')}?alt=media`
  expect((await storage(path)).status).toBe(403)
})

it('leaves idle connections to their clients, which would else take one just as it is closed', async () => {
  for (const { ready } of Object.values(services)) {
    const reply = await fetch(`http://127.0.0.1:${ready.port}/`)
    await reply.arrayBuffer()
    // Node announces here after how many seconds it closes an idle connection.
    expect(reply.headers.get('keep-alive')).toBeNull()
  }
})
