import { isIP } from 'node:net'

/** Names and addresses reachable from this machine only. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

const LINE = '!'.repeat(78)

/** The warning if others on the network can reach the shop, whose demo passwords are in its documentation. */
export const exposureWarning = (host: string): string[] =>
  isLoopback(host)
    ? []
    : [
        LINE,
        `!! WARNING: this shop listens on ${host}: anyone on your network can open it.`,
        '!! They can log in as its admin with the demo password, read its mails at',
        '!! /api/dev/mails, and its emulators take forged tokens. Use it for trying out, with',
        '!! nothing of real people in it. Leave SHOP_HOST out to keep it to this machine.',
        LINE,
      ]
