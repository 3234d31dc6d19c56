import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The address that is attacked; throws unless it is this machine's own. Names are refused, too: what they stand for is
 * decided elsewhere.
 */
export const loopbackUrl = (text: string): URL => {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0 || !LOOPBACK.check(host, version === 6 ? 'ipv6' : 'ipv4'))
    throw new Error(`The hostile run attacks this machine's loopback alone, not ${host}`)
  return url
}
