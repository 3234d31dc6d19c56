import { Socket, type SocketConnectOpts } from 'node:net'
import { PICTURES_AT } from './picture-server.ts'

/**
 * Preloaded before the function's bundle: redirects connections to the bench's public picture address to this
 * machine. The shop's own checks of an address still run.
 */
// oxlint-disable-next-line typescript/unbound-method -- it is called with the socket
const { connect } = Socket.prototype

type Given = SocketConnectOpts | [SocketConnectOpts, ...unknown[]]

Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const [first] = given as [Given]
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && 'host' in options && options.host === PICTURES_AT)
    options.host = '127.0.0.1'
  return Reflect.apply(connect, this, given) as Socket
}
