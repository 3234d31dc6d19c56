import { createServer } from 'node:net'
import { fine, wrong } from './findings.mjs'

const DEFAULT = '3000'
const TIMEOUT_MS = 2000

/** The error code of listening on this port, or undefined if it is free. */
const faultOf = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

const isShop = async (port, host) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`http://${host}:${port}/api/health`, { signal })
    return 'checks' in (await reply.json())
  } catch {
    return false
  }
}

const freePort = async (port, host) =>
  (await faultOf(port, host)) === undefined ? port : freePort(port + 1, host)

const inTheWay = async (port, host, fault) => {
  if (fault === 'EADDRINUSE') {
    if (await isShop(port, host)) return fine(`A shop runs at http://${host}:${port}`)
    return wrong(
      `Port ${port} is used by another program`,
      `SHOP_PORT=${await freePort(port + 1, host)} npm start`,
    )
  }
  if (fault === 'EACCES')
    return wrong(`Port ${port} is not open to you`, `SHOP_PORT=${DEFAULT} npm start`)
  return wrong(
    `SHOP_HOST is ${host}, which is no address of this machine (${fault})`,
    'unset SHOP_HOST',
  )
}

export const checkPort = async ({ environment }) => {
  const text = environment.SHOP_PORT || DEFAULT
  const host = environment.SHOP_HOST || '127.0.0.1'
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) return [wrong(`SHOP_PORT is ${text}, which is no port`, 'unset SHOP_PORT')]
  const fault = await faultOf(port, host)
  return [fault === undefined ? fine(`Port ${port} is free`) : await inTheWay(port, host, fault)]
}
