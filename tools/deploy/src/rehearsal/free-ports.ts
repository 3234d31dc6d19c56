import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the system's ports for outgoing connections, one of which may take a port before its server does. */
const [FIRST, LAST] = [20_000, 32_000]

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Distinct free local ports, for programs that can't find one themselves. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}
