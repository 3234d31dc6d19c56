import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished, vi } from 'vitest'

type Passage = { socket: Socket; onward: Socket }

/**
 * The database behind a line that can fail. The Firestore clients that are opened until the test is over use it: of all
 * settings, this variable is the first.
 */
export const startLine = async () => {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const passages = new Set<Passage>()
  let opened = 0
  const server = createServer((socket) => {
    const onward = connect({ host, port: Number(port) })
    const passage = { socket, onward }
    opened += 1
    passages.add(passage)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => one.destroy())
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
    socket.on('close', () => passages.delete(passage))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const { socket } of passages) socket.destroy()
  }
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    cut()
    server.close()
  })
  return {
    /** Connections so far. */
    opened: () => opened,
    /** Ends all connections. */
    cut,
    /** Leaves all connections open, and carries nothing over them any more. */
    silence: () => {
      for (const { socket, onward } of passages) {
        socket.unpipe(onward).pause()
        onward.unpipe(socket).pause()
      }
    },
    /** Leaves all connections open, over which the database hears everything, and nothing comes back any more. */
    loseAnswers: () => {
      for (const { socket, onward } of passages) onward.unpipe(socket).resume()
    },
  }
}
