import { Socket } from 'node:net'
import type { SocketConnectOpts } from 'node:net'
import { PICTURES_AT } from './picture-server.ts'

/**
 * Loaded before the function's bundle: connections to the address of the bench's pictures, which is one of the internet,
 * end on this machine. All that the shop checks of an address it checks.
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
