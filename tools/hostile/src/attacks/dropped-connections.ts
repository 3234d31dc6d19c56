import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { choose } from '../../../demo-shop/src/random.ts'
import { loopbackUrl } from '../calling/caller.ts'
import { Tally } from '../calling/tally.ts'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

const half = (path: string, type: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\n${headers}Content-Length: 90000\r\n\r\n{"half":`

const beginnings = (photoPath: string, token: string) => [
  half('/api/users/register', 'application/json'),
  half('/api/cart', 'application/json'),
  half('/api/checkout', 'application/json', `Authorization: Bearer ${token}\r\n`),
  half(photoPath, 'multipart/form-data; boundary=x', `Authorization: Bearer ${token}\r\n`),
  'GET /api/products?limit=100 HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET /sitemap.xml HTTP/1.1\r\nHost: shop\r\nAccept-Enc',
]

/** Sends the beginning of a call and closes the connection after a delay. */
const hangUp = (port: number, host: string, text: string, afterMs: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, host, () => socket.write(text))
    const timer = setTimeout(() => socket.destroy(), afterMs)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })

type Options = { shopUrl: () => string | undefined; photoPath: string; token: string }

export const droppedConnections = (run: Run, { shopUrl, photoPath, token }: Options): Attack => {
  const tally = new Tally()
  run.attacks.set('dropped connections', tally)
  const texts = beginnings(photoPath, token)
  return {
    connections: 20,
    pauseMs: 100,
    maxRounds: 30_000,
    round: async () => {
      const url = shopUrl()
      if (url === undefined) return
      const { hostname, port } = loopbackUrl(url)
      await hangUp(Number(port), hostname, choose(texts), randomInt(2000))
      tally.add('dropped')
    },
  }
}
