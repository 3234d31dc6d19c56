import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A household can vary 64 bits of its IPv6 addresses (RFC 6177, RFC 8981). */
const HOUSEHOLD_GROUPS = 4

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '')

/** What calls from one place have in common: an IPv4 address, or the /64 network of an IPv6 one. */
export const addressKey = (address: string): string => {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (embedded) return embedded
  if (!isIPv6(address)) return address
  const [start = '', end = ''] = address.split('::')
  const head = groupsOf(start)
  const tail = groupsOf(end)
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
