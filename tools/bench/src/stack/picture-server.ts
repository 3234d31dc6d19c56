import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A public address, because an import fetches from public addresses only; lead-home.ts redirects it to this machine.
 */
export const PICTURES_AT = '203.0.114.1'

/** Typical picture widths of other shops, in turn. */
const WIDTHS = [2048, 1600, 1200, 1000]

/** Draws a JPEG as grainy as a photo: about 0.1 bytes per pixel. */
const drawn = async (width: number): Promise<Buffer> => {
  // Loaded late, because only this function needs it.
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height: width, channels: 3, background: '#888', noise } })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Answers each `/NUMBER.jpg` with a picture. */
export const startPictureServer = async () => {
  const pictures = await Promise.all(WIDTHS.map(drawn))
  const server = createServer((request, response) => {
    const number = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0)
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.end(pictures[number % pictures.length])
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${PICTURES_AT}:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
