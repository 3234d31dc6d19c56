import type { IncomingMessage, ServerResponse } from 'node:http'

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

const matches = (ifNoneMatch: string, etag: string) => {
  const tags = tagsOf(ifNoneMatch)
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''))
}

/**
 * The CDN's treatment of every reply, from files and functions: 304 if the client has the current version (RFC 9110
 * §13.1.2; Node then drops the body). Errors have the headers of their path, like Google's.
 */
export const actAsCdn = (request: IncomingMessage, response: ServerResponse) => {
  const conditional = request.method === 'GET' || request.method === 'HEAD'
  const ifNoneMatch = conditional ? request.headers['if-none-match'] : undefined
  const writeHead = response.writeHead.bind(response)

  response.writeHead = (status: number) => {
    const etag = response.getHeader('etag')
    const unchanged =
      status === 200 && ifNoneMatch && typeof etag === 'string' && matches(ifNoneMatch, etag)
    if (!unchanged) return writeHead(status)
    for (const name of ['content-length', 'content-encoding', 'content-type']) {
      response.removeHeader(name)
    }
    return writeHead(304)
  }
}
