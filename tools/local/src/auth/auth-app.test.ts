import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openAccountJournal } from './account-journal.ts'
import { createAuthApp } from './auth-app.ts'

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

describe('a look-up of accounts by id, as the Admin SDK makes for each token', () => {
  const LOOKUP = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:lookup'
  const journal = openAccountJournal(':memory:')
  afterAll(() => journal.close())

  const start = async () => {
    const asked: string[] = []
    const origin = await listen((request, reply) => {
      asked.push(request.url ?? '')
      reply.end('{"kind":"the emulator"}')
    })
    const emulator = async () => ({ origin, kept: undefined })
    const app = await listen(createAuthApp({ projectId: 'demo', journal, emulator }))
    const lookUp = async (body: object, authorization = 'Bearer owner') => {
      const headers = { authorization, 'content-type': 'application/json' }
      const reply = await fetch(app + LOOKUP, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return reply.json() as Promise<{ kind: string; users?: object[] }>
    }
    return { asked, lookUp }
  }

  it('is answered from what was kept after each account’s last change', async () => {
    const { asked, lookUp } = await start()
    const asha = { localId: 'asha', validSince: '1' }
    journal.put('demo', asha)
    expect((await lookUp({ localId: ['asha'] })).users).toEqual([asha])
    journal.put('demo', { ...asha, disabled: true, validSince: '2' })
    expect((await lookUp({ localId: ['asha'] })).users).toEqual([
      { localId: 'asha', disabled: true, validSince: '2' },
    ])
    expect(asked).toEqual([])
    journal.remove('demo', 'asha')
    expect((await lookUp({ localId: ['asha'] })).kind).toBe('the emulator')
  })

  it('is the emulator’s to answer where an account is not kept, where it is by another mark, and for nobody but owners', async () => {
    const { asked, lookUp } = await start()
    journal.put('demo', { localId: 'ravi' })
    await lookUp({ localId: ['ravi', 'gone'] })
    await lookUp({ email: ['ravi@phone.test'] })
    await lookUp({ localId: ['ravi'] }, 'Bearer someone')
    expect(asked).toEqual([LOOKUP, LOOKUP, LOOKUP])
  })
})
