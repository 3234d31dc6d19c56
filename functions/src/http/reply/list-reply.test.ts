import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { ListReply, sendList } from './list-reply.ts'

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
