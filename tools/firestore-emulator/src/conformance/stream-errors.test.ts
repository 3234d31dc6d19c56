import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { startFirestore } from '#start.ts'
import { rawClient, type RawClient } from '#testing/raw-client.ts'

const DATABASE = 'projects/demo-streams/databases/(default)'
const documentName = (path: string) => `${DATABASE}/documents/${path}`

const server = await startFirestore({ port: 0, data: ':memory:' })
const client = rawClient(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
})

/** Sends the requests and resolves with the error that ends the stream. */
const errorOf = async (of: RawClient, method: string, requests: readonly object[]) => {
  const stream = of.duplex(method)
  stream.resume()
  const failed = once(stream, 'error')
  for (const request of requests) stream.write(request)
  const [error] = (await failed) as [{ code: number; details: string }]
  return error
}

const opened = { database: DATABASE }
const write = (one: object) => ({ writes: [one] })
const update = (path: string, more: object = {}) =>
  write({ update: { name: documentName(path), fields: {} }, ...more })

it.each([
  [
    'an update of a missing document as NOT_FOUND',
    [opened, update('things/none', { currentDocument: { exists: true } })],
    5,
    /No document to update/,
  ],
  [
    'a second creation as ALREADY_EXISTS',
    [
      opened,
      update('things/one', { currentDocument: { exists: false } }),
      update('things/one', { currentDocument: { exists: false } }),
    ],
    6,
    /already exists/,
  ],
  [
    'another version than the required one as FAILED_PRECONDITION',
    [opened, update('things/two', { currentDocument: { updateTime: { seconds: '1' } } })],
    9,
    /required base version/,
  ],
  ['an invalid name as INVALID_ARGUMENT', [opened, update('things')], 3, /things/],
  ['a write without an operation as INVALID_ARGUMENT', [opened, write({})], 3, /no operation/],
  ['writes before the database as INVALID_ARGUMENT', [update('things/one')], 3, /database/i],
  [
    'writes beside the database as INVALID_ARGUMENT',
    [{ ...opened, ...update('things/one') }],
    3,
    /first request/,
  ],
])('an error on a Write stream reaches the client: %s', async (_, requests, code, details) => {
  expect(await errorOf(client, 'Write', requests)).toMatchObject({
    code,
    details: expect.stringMatching(details) as string,
  })
})

describe('an error on a Listen stream reaches the client', () => {
  const target = { documents: { documents: [documentName('things/one')] }, targetId: 7 }
  it.each([
    ['a database that has no name', [{ addTarget: target }], 3, /database/i],
    [
      'a target id that is in use',
      [{ ...opened, addTarget: target }, { addTarget: target }],
      3,
      /in use/,
    ],
  ])('%s', async (_, requests, code, details) => {
    expect(await errorOf(client, 'Listen', requests)).toMatchObject({
      code,
      details: expect.stringMatching(details) as string,
    })
  })

  it('a caller who is not let in, of each target, as its SDK expects', async () => {
    const stranger = rawClient(server.port, 'Bearer somebody')
    const stream = stranger.duplex('Listen')
    stream.write({ ...opened, addTarget: target })
    const [reply] = (await once(stream, 'data')) as [object]
    expect(reply).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [7], cause: { code: 7 } },
    })
    stream.end()
    stream.resume()
    await once(stream, 'end')
    expect(await errorOf(stranger, 'Write', [opened])).toMatchObject({ code: 7 })
    stranger.close()
  })
})

it('a stream that failed leaves the connection to the next one', async () => {
  await errorOf(client, 'Write', [opened, write({})])
  const stream = client.duplex('Write')
  stream.write(opened)
  const [reply] = (await once(stream, 'data')) as [{ streamId: string }]
  expect(reply.streamId).toBeTruthy()
  stream.end()
  stream.resume()
  await once(stream, 'end')
})
