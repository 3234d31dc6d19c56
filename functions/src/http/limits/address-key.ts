import ipaddr from 'ipaddr.js'

/** A household can vary 64 bits of its IPv6 addresses (RFC 6177, RFC 8981). */
const HOUSEHOLD_GROUPS = 4

/** What calls from one place have in common: an IPv4 address, or the /64 network of an IPv6 one. */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address inside an IPv6 one (::ffff:…) counts as itself.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, HOUSEHOLD_GROUPS)
  return network.map((group) => group.toString(16)).join(':')
}
