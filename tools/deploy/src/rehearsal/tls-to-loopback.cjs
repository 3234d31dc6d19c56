/**
 * Loaded before the programs of a rehearsal (`NODE_OPTIONS=--require`): every connection that would be encrypted goes to
 * the stand-in on this machine, in the clear, and any other that would leave the machine is refused. The programs
 * themselves are unchanged: each request still names Google's host.
 */
const net = require('node:net')
const tls = require('node:tls')

const port = Number(process.env.REHEARSAL_PORT)
const LOOPBACK = /^(?:localhost|127\.|::1$)/

const connect = Reflect.get(net.Socket.prototype, 'connect')
net.Socket.prototype.connect = function connectHere(...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given
  const host = typeof options === 'object' ? (options.host ?? 'localhost') : 'localhost'
  if (!options?.path && !LOOPBACK.test(host)) throw new Error(`A rehearsal connects to ${host}`)
  return connect.apply(this, given)
}

tls.connect = (...given) => {
  const callback = given.find((one) => typeof one === 'function')
  const socket = net.connect({ host: '127.0.0.1', port })
  Object.assign(socket, { encrypted: true, authorized: true, alpnProtocol: false })
  socket.getPeerCertificate = () => ({})
  socket.getSession = () => undefined
  socket.isSessionReused = () => false
  if (callback) socket.once('secureConnect', callback)
  socket.once('connect', () => socket.emit('secureConnect'))
  return socket
}

// Migrations speak gRPC with Firestore, which the embedded one does; nobody is there whose last calls they wait for.
if (process.argv[1]?.endsWith('migrate.js')) {
  process.env.FIRESTORE_EMULATOR_HOST = process.env.REHEARSAL_FIRESTORE
  const timers = require('node:timers/promises')
  const { setTimeout: sleep } = timers
  timers.setTimeout = (milliseconds, ...rest) => sleep(Math.min(milliseconds, 100), ...rest)
  require('node:module').syncBuiltinESMExports()
}
