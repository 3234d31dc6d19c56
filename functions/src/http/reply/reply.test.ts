import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { reason } from '@bartan/contract/reasons/reasons'
import express, { type Response } from 'express'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AppError, busy } from '#domain/app-error.ts'
import { withTimeout } from '#platform/concurrency/jobs.ts'
import { errorReply } from './error-reply.ts'
import { ListReply, sendList } from './list-reply.ts'

const withCode = (code: unknown) => Object.assign(new Error('10 ABORTED: secret'), { code })

describe('the translation of failures', () => {
  it('passes on what an AppError says', () => {
    const error = new AppError('too_many_requests', reason('busy'), { retryAfterSeconds: 0.2 })
    expect(errorReply(error)).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
      body: {
        code: 'too_many_requests',
        message: 'The shop is busy. Please try again in a moment.',
        reason: 'busy',
        params: {},
      },
    })
  })

  it('makes a lost race of Firestore a 409, and its absence a 503', () => {
    expect(errorReply(withCode(10))).toMatchObject({ status: 409, body: { code: 'conflict' } })
    for (const code of [4, 8, 14])
      expect(errorReply(withCode(code))).toMatchObject({
        status: 503,
        headers: { 'Retry-After': expect.any(String) },
        body: { code: 'unavailable' },
      })
  })

  it('makes a 503 of what we no longer wait for', async () => {
    const never = new Promise<never>(() => undefined)
    const error: unknown = await withTimeout(never, 1).catch((cause: unknown) => cause)
    expect(errorReply(error)).toMatchObject({
      status: 503,
      headers: { 'Retry-After': expect.any(String) },
      severity: 'error',
    })
  })

  it('tells what the shop refuses because many want it from what has failed', () => {
    const refusals = [busy(), busy(withCode(10)), busy(withCode(9))]
    const failures = [busy(withCode(14)), busy(new Error('No answer in 5000 ms')), withCode(14)]
    expect(refusals.map((error) => errorReply(error).severity)).toEqual(
      refusals.map(() => 'refusal'),
    )
    expect(failures.map((error) => errorReply(error).severity)).toEqual(failures.map(() => 'error'))
    expect(errorReply(withCode(10)).severity).toBe('info')
  })

  it('masks everything else', () => {
    for (const error of [withCode(5), withCode('ENOENT'), 'text', undefined, new TypeError('x')]) {
      const { status, body, cause } = errorReply(error)
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          message: 'Something went wrong',
          code: 'internal',
          reason: 'unexpected',
          params: {},
        },
      })
      expect(cause).toBe(error)
    }
  })
})

const serve = async (texts: readonly string[]) => {
  let answered = 0
  const app = express().get('/', (_req, res) => {
    sendList(res, new ListReply(texts))
    answered += 1
  })
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, answered: () => answered }
}

it.each([0, 1, 100, 101, 1000])('a list of %s is whole', async (count) => {
  const list = Array.from({ length: count }, (_, place) => ({ place, name: 'बाल्टी' }))
  const { port } = await serve(list.map((one) => JSON.stringify(one)))
  const reply = await fetch(`http://127.0.0.1:${port}/`)
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await reply.json()).toEqual(list)
})

it('takes little memory for callers who do not read it', async () => {
  const megabytes = 15
  const text = JSON.stringify('x'.repeat(1000))
  const texts = Array.from({ length: megabytes * 1000 }, () => text)
  const { port, answered } = await serve(texts)
  const { rss } = process.memoryUsage()
  const callers = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    return socket
  })
  onTestFinished(() => callers.forEach((socket) => socket.destroy()))
  await expect.poll(answered).toBe(callers.length)
  expect((process.memoryUsage().rss - rss) / 1e6).toBeLessThan((callers.length * megabytes) / 3)
})

it('is sent to nobody, without an error, where the caller has hung up', () => {
  const gone = Object.assign(new ServerResponse(new IncomingMessage(new Socket())), {
    type: () => gone,
  })
  gone.destroy()
  expect(() => sendList(gone as unknown as Response, new ListReply(['1']))).not.toThrow()
})
