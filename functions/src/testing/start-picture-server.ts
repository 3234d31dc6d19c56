import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { isPublicAddress, type Network } from '#platform/outside/public-addresses.ts'

const PICTURES = 'pictures.example'

/** An address of this machine that counts as one of the internet; 127.0.0.1 does not. */
const ADDRESS = '127.0.0.9'

const aJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884400' } })
    .jpeg()
    .toBuffer()

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A server of pictures on this machine that is called pictures.example; all other names and addresses are what they are on the
 * internet. `names` are further names, and the addresses that they stand for, one list after the other.
 */
export const startPictureServer = async ({
  answers = {},
  names = {},
}: {
  answers?: Record<string, Answer>
  names?: Record<string, string[][]>
} = {}) => {
  const picture = await aJpeg()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pictures.example')
    asked.push(pathname)
    const answer = answers[pathname]
    if (answer) return answer(request, response)
    if (pathname.startsWith('/missing')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, ADDRESS, resolve)
  await promise
  const { port } = server.address() as AddressInfo
  const resolved: string[] = []
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host)
      if (host === PICTURES) return [{ address: ADDRESS, family: 4 }]
      const [first = [], ...others] = names[host] ?? []
      if (others.length > 0) names[host] = others
      return first.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    isAllowed: (address) => isPublicAddress(address) || address === ADDRESS,
  }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { origin: `http://${PICTURES}:${port}`, port, asked, resolved, network, stop }
}
