import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { startFramed } from '#testing/start-framed.ts'

/** Bodies that no call asked for: an instance of 512 MB must not hold them, whatever they say they are. */

const MB = 1024 * 1024
/** The largest body that Google's front end lets through. */
const BODY = 32 * MB
const TOGETHER = 12

const TYPES = [
  'application/octet-stream',
  'application/json',
  'application/cloudevents+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  undefined,
]

const piece = Buffer.alloc(MB, ' ')

type Sent = { path: string; type: string | undefined; chunked: boolean; method?: string }

const headOf = ({ path, type, chunked, method = 'POST' }: Sent): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: shop',
    ...(type ? [`Content-Type: ${type}`] : []),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${BODY}`,
    '\r\n',
  ].join('\r\n')

const framed = (chunked: boolean): Buffer[] =>
  chunked ? [Buffer.from(`${MB.toString(16)}\r\n`), piece, Buffer.from('\r\n')] : [piece]

/** Sends the whole body, heedless of any answer; resolves with the answer's status. */
const flood = (port: number, sent: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let reply = ''
    let isSent = false
    const finish = () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]
      if (!isSent || !status) return
      socket.destroy()
      resolve(Number(status))
    }
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1')
      finish()
    })
    socket.on('error', reject)
    const send = async () => {
      socket.write(headOf(sent))
      for (let left = BODY / MB; left > 0; left -= 1)
        for (const bytes of framed(sent.chunked))
          if (!socket.write(bytes)) await new Promise((drained) => socket.once('drain', drained))
      if (sent.chunked) socket.write('0\r\n\r\n')
      isSent = true
      finish()
    }
    send().catch(reject)
  })

/** Sends the head alone, and resolves with the answer to it. */
const announce = (port: number, sent: Sent): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (chunk: Buffer) => {
      socket.destroy()
      resolve(chunk.toString('latin1'))
    })
    socket.write(headOf(sent))
  })

/** Answers to a body that is announced to be too long, and to one of unknown length. */
const ROUTES = [
  { path: '/api/nothing', announced: 404, chunked: 404 },
  { path: '/api/newsletter', announced: 413, chunked: 413 },
  { path: '/api/users/login', announced: 413, chunked: 413 },
  { path: '/api/upload', announced: 413, chunked: 401 },
  { path: '/images/upload/v1/none.webp', announced: 405, chunked: 405 },
  { path: '/api/products', announced: 413, chunked: 401 },
  { path: '/api/products/none/back-in-stock', announced: 413, chunked: 413 },
]

it.each([
  ['with a length', false],
  ['in chunks', true],
])('are not held %s', { timeout: 120_000 }, async (_how, chunked) => {
  const shop = await startFramed()
  await announce(shop.port, { path: '/api/nothing', type: undefined, chunked: false })
  const before = await shop.peakMemory()
  for (const shift of [0, 1])
    await Promise.all(
      Array.from({ length: TOGETHER }, async (_, i) => {
        const { path, ...status } = ROUTES[(i + shift) % ROUTES.length]!
        const type = TYPES[(i + shift * 3) % TYPES.length]
        expect([path, type, await flood(shop.port, { path, type, chunked })]).toEqual([
          path,
          type,
          chunked ? status.chunked : status.announced,
        ])
      }),
    )
  expect(((await shop.peakMemory()) - before) / MB).toBeLessThan((BODY * TOGETHER) / 2 / MB)
})

it('are refused by their announced length, before the first byte', async () => {
  const { port } = await startFramed()
  for (const type of TYPES)
    for (const { path, announced } of ROUTES) {
      const reply = await announce(port, { path, type, chunked: false })
      expect([path, type, reply.split('\r\n', 1)[0]]).toEqual([
        path,
        type,
        expect.stringContaining(` ${announced} `),
      ])
    }
})

const hangUp = (port: number, sent: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject).on('close', () => resolve())
    socket.write(sent, () => socket.destroy())
  })

it('that end in the middle leave no error in the log', async () => {
  const shop = await startFramed()
  for (const type of TYPES)
    for (const { path } of ROUTES) {
      const head = headOf({ path, type, chunked: false }).replace(String(BODY), '90000')
      await hangUp(shop.port, `${head}{"email":`)
    }
  await vi.waitFor(() => expect(shop.output()).toContain('was aborted'), { timeout: 60_000 })
  expect(shop.output()).not.toMatch(/"severity":"(?:ERROR|CRITICAL|WARNING)"|\n {4}at /)
})

it('and answers that nobody waits for leave none either', async () => {
  const shop = await startFramed()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(shop.port, '127.0.0.1')
  socket.on('error', reject).once('data', () => socket.destroy())
  socket.on('close', () => resolve())
  socket.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(20))
  await promise
  await announce(shop.port, { path: '/api/nothing', type: undefined, chunked: false })
  await vi.waitFor(() => expect(shop.output()).toContain('There is nothing here'), {
    timeout: 60_000,
  })
  expect(shop.output()).not.toContain('"severity":"ERROR"')
})
