import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Project } from './project.ts'

/** The shop's address: files of the live version, and what the deploy asks of the function. */
export const serveSite =
  (project: Project) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'https://site')
    if (pathname === '/api/health/proxies') {
      const forwardedFor = [request.headers['x-forwarded-for'], '198.51.100.7', '192.0.2.1']
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ forwardedFor, trusted: 2 }))
      return
    }
    const hash = project.hosted.get('live')?.[0]?.version.files.get(pathname)
    const content = hash && project.contents.get(hash)
    response.statusCode = content ? 200 : 404
    response.end(content ? gunzipSync(content) : 'nothing here')
  }
