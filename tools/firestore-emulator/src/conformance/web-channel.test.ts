import { afterAll, describe, expect, it } from 'vitest'
import { startFirestore } from '#start.ts'
import { rawClient } from '#testing/raw-client.ts'

const DATABASE = 'projects/demo-channel/databases/(default)'
const named = (path: string) => `${DATABASE}/documents/${path}`

const server = await startFirestore({ port: 0, data: ':memory:' })
afterAll(() => server.stop())

type Arrays = [number, unknown[]][]

const chunksIn = (text: string): unknown[] => {
  const [length = ''] = text.split('\n', 1)
  if (length === '') return []
  const start = length.length + 1
  const end = start + Number(length)
  return [JSON.parse(text.slice(start, end)), ...chunksIn(text.slice(end))]
}

const address = (rpc: string, query: Record<string, string>) =>
  `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/${rpc}/channel?${new URLSearchParams({ VER: '8', ...query }).toString()}`

const bodyOf = (messages: readonly object[], offset: number, headers = '') => {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) })
  if (headers) form.set('headers', headers)
  for (const [i, message] of messages.entries())
    form.set(`req${i}___data__`, JSON.stringify(message))
  return form
}

/** A channel as the public client opens it. */
const open = async (rpc: string, messages: readonly object[], authorization = 'Bearer owner') => {
  const headers = `X-Goog-Api-Client:test\r\nAuthorization:${authorization}\r\n`
  const response = await fetch(address(rpc, { RID: '1', CVER: '22' }), {
    method: 'POST',
    body: bodyOf(messages, 0, headers),
  })
  const [[[, [kind, sid]]]] = chunksIn(await response.text()) as [[[number, [string, string]]]]
  expect(kind).toBe('c')
  let received = messages.length
  return {
    sid,
    /** One answer of long polling: what is there, or what comes next. */
    poll: async (confirmed: number) => {
      const query = { RID: 'rpc', SID: sid, AID: String(confirmed), CI: '1', TYPE: 'xmlhttp' }
      const answer = await fetch(address(rpc, query))
      return (chunksIn(await answer.text()) as Arrays[]).flat()
    },
    send: async (message: object, offset = received++) => {
      const query = { RID: String(offset + 1), SID: sid, AID: '0' }
      const answer = await fetch(address(rpc, query), {
        method: 'POST',
        body: bodyOf([message], offset),
      })
      return chunksIn(await answer.text())[0]
    },
    end: () => fetch(address(rpc, { SID: sid, RID: '99', TYPE: 'terminate' }), { method: 'POST' }),
  }
}

type Channel = Awaited<ReturnType<typeof open>>

/** Polls until an answer passes. */
const until = async (channel: Channel, passes: (message: object) => boolean) => {
  let confirmed = 0
  for (;;)
    for (const [id, [message]] of await channel.poll(confirmed)) {
      confirmed = id
      if (typeof message === 'object' && message && passes(message)) return { message, confirmed }
    }
}

const write = (path: string, n: number, more: object = {}) => ({
  writes: [{ update: { name: named(path), fields: { n: { integerValue: n } } }, ...more }],
})

const isCurrent = (id: number) => (one: object) =>
  JSON.stringify(one).includes('CURRENT') && JSON.stringify(one).includes(`[${id}]`)

describe('a channel of a browser', () => {
  it('writes, and tells the error of a write that is refused', async () => {
    const channel = await open('Write', [{ database: DATABASE }])
    const { message } = await until(channel, (one) => 'streamId' in one)
    const { streamToken } = message as { streamToken?: string }
    expect(await channel.send({ streamToken, ...write('items/a', 7) })).toHaveLength(3)
    await until(channel, (one) => 'writeResults' in one)
    await channel.send(write('items/none', 1, { currentDocument: { exists: true } }))
    const refused = await until(channel, (one) => 'error' in one)
    expect(refused.message).toMatchObject({ error: { status: 'NOT_FOUND', code: 404 } })
    await channel.end()
    expect((await fetch(address('Write', { SID: channel.sid, RID: 'rpc' }))).status).toBe(400)
  })

  it('hears of changes, once each, though it sends a message twice and out of order', async () => {
    const target = (targetId: number, path: string) => ({
      database: DATABASE,
      addTarget: { targetId, documents: { documents: [named(path)] } },
    })
    const channel = await open('Listen', [target(2, 'items/heard')])
    await channel.send(target(6, 'items/second'), 2)
    await channel.send(target(4, 'items/first'), 1)
    await channel.send(target(4, 'items/first'), 1)
    await until(channel, isCurrent(6))
    const client = rawClient(server.port)
    await client.unary('Commit', { database: DATABASE, ...write('items/heard', 1) })
    const { message, confirmed } = await until(channel, (one) => 'documentChange' in one)
    expect(message).toMatchObject({
      documentChange: { document: { fields: { n: { integerValue: '1' } } }, targetIds: [2] },
    })
    await client.unary('Commit', { database: DATABASE, ...write('items/heard', 2) })
    const [[id] = [0]] = await channel.poll(confirmed)
    expect(id).toBe(confirmed + 1)
    client.close()
    await channel.end()
  })

  it('is not let in without the owner’s token', async () => {
    const channel = await open('Write', [{ database: DATABASE }], 'Bearer somebody')
    const { message } = await until(channel, (one) => 'error' in one)
    expect(message).toMatchObject({ error: { status: 'PERMISSION_DENIED' } })
    await channel.end()
  })

  it('streams answers as they come, over one response', async () => {
    const channel = await open('Listen', [
      { database: DATABASE, addTarget: { targetId: 2, documents: { documents: [named('a/b')] } } },
    ])
    const query = { RID: 'rpc', SID: channel.sid, AID: '0', CI: '0', TYPE: 'xmlhttp' }
    const response = await fetch(address('Listen', query))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('NO_CHANGE')) text += (await reader?.read())?.value ?? ''
    const client = rawClient(server.port)
    await client.unary('Commit', { database: DATABASE, ...write('a/b', 5) })
    while (!text.includes('documentChange')) text += (await reader?.read())?.value ?? ''
    const ids = (chunksIn(text) as Arrays[]).flat().map(([id]) => id)
    expect(ids).toEqual(ids.map((_, i) => i + 1))
    await reader?.cancel()
    client.close()
    await channel.end()
  })
})
