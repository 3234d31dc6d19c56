import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = { address: string; family: number }

/** How names of hosts become addresses, and which of these may be asked: what tests replace, to have servers of their own. */
export type Network = {
  resolve: (host: string) => Promise<readonly Address[]>
  isAllowed: (address: string) => boolean
}

/**
 * Whether an address is one of the public internet: no loopback, private, link-local (of which the clouds' metadata servers
 * are), shared or otherwise special one (iana.org/assignments/iana-ipv4-special-registry), nor one of IPv6 that leads to
 * such a one.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Of IPv6, 2000::/3 alone has been given away (iana.org/assignments/ipv6-address-space); below ::/96 are addresses of IPv4.
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >>> 13 === 1
}

export const publicInternet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
}
