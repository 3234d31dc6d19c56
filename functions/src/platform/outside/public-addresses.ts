import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = { address: string; family: number }

/** How host names are resolved, and which addresses are allowed; tests replace it to use their own servers. */
export type Network = {
  resolve: (host: string) => Promise<readonly Address[]>
  isAllowed: (address: string) => boolean
}

/**
 * Whether an address belongs to the public internet: not loopback, private, link-local (where clouds have their
 * metadata servers), shared or otherwise special (iana.org/assignments/iana-ipv4-special-registry), nor an IPv6 address
 * that maps to one.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Only 2000::/3 of IPv6 is assigned (iana.org/assignments/ipv6-address-space); ::/96 contains IPv4 addresses.
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >>> 13 === 1
}

export const publicInternet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
}
