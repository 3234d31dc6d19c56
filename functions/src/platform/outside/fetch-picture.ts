import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { withTimeout } from '#platform/concurrency/jobs.ts'
import type { Address, Network } from './public-addresses.ts'

/** Limits per picture, redirects included (contract §15). */
export const FETCH_LIMITS = { milliseconds: 10_000, bytes: 15_000_000, redirects: 3 } as const

export type FetchFailure =
  | 'forbidden_address'
  | 'unreachable'
  | 'not_there'
  | 'too_slow'
  | 'too_many_redirects'
  | 'too_large'
  | 'not_a_picture'

/** Why a picture was not fetched. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly code: FetchFailure

  constructor(code: FetchFailure, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

const REQUESTS = { 'http:': requestPlain, 'https:': requestEncrypted } as const

const HEADERS = {
  accept: 'image/*',
  // No compressed content, which could expand in memory.
  'accept-encoding': 'identity',
  'user-agent': 'Bartan (pictures of an import)',
}

/** All addresses of the name: if one isn't allowed, none is used. */
const addressesOf = async (host: string, { resolve, isAllowed }: Network): Promise<Address[]> => {
  const family = isIP(host)
  const found = family === 0 ? await resolve(host) : [{ address: host, family }]
  if (found.length === 0) throw new PictureRefused('unreachable')
  if (!found.every(({ address }) => isAllowed(address)))
    throw new PictureRefused('forbidden_address')
  return [...found]
}

/** Connects to the checked address: a second look-up might return another one. */
const fixedLookup =
  (addresses: Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first = { address: '', family: 4 }] = addresses
    if (all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }

type Asked = { url: URL; network: Network; signal: AbortSignal }

const ask = async ({ url, network, signal }: Asked): Promise<IncomingMessage> => {
  const send = url.protocol === 'http:' || url.protocol === 'https:' ? REQUESTS[url.protocol] : null
  if (!send) throw new PictureRefused('forbidden_address')
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const addresses = await withTimeout(addressesOf(host, network), FETCH_LIMITS.milliseconds)
  signal.throwIfAborted()
  const options: RequestOptions = {
    headers: HEADERS,
    lookup: fixedLookup(addresses),
    // Doesn't reuse a connection of an earlier check.
    agent: false,
    signal,
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  send(url.href, options, resolve).once('error', reject).end()
  return promise
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined

const bytesOf = async (response: IncomingMessage): Promise<Buffer> => {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = response.headers
  if (response.statusCode !== 200) throw new PictureRefused('not_there')
  if (encoding !== 'identity') throw new PictureRefused('not_a_picture')
  if (Number(length) > FETCH_LIMITS.bytes) throw new PictureRefused('too_large')
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response) {
    const bytes: Buffer = piece
    size += bytes.length
    if (size > FETCH_LIMITS.bytes) throw new PictureRefused('too_large')
    pieces.push(bytes)
  }
  return Buffer.concat(pieces)
}

const follow = async (first: URL, network: Network, signal: AbortSignal): Promise<Buffer> => {
  let url = first
  for (let redirects = 0; redirects <= FETCH_LIMITS.redirects; redirects++) {
    const response = await ask({ url, network, signal })
    try {
      if (!isRedirect(response)) return await bytesOf(response)
      const { location = '' } = response.headers
      if (!URL.canParse(location, url.href)) throw new PictureRefused('not_there')
      url = new URL(location, url)
    } finally {
      response.destroy()
    }
  }
  throw new PictureRefused('too_many_redirects')
}

/**
 * Fetches an untrusted URL from the public internet only: checks all addresses of its name, connects to a checked one,
 * and checks each redirect again.
 * @throws PictureRefused
 */
export const fetchPicture = async (address: string, network: Network): Promise<Buffer> => {
  if (!URL.canParse(address)) throw new PictureRefused('not_there')
  const signal = AbortSignal.timeout(FETCH_LIMITS.milliseconds)
  try {
    return await follow(new URL(address), network, signal)
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    throw new PictureRefused(signal.aborted ? 'too_slow' : 'unreachable', error)
  }
}
