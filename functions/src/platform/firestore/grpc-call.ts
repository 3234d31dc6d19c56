import { constants } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream, OutgoingHttpHeaders } from 'node:http2'
import { DEADLINE_EXCEEDED, failureOf, GrpcError, UNAVAILABLE } from './grpc-error.ts'

/** One call of gRPC over HTTP/2 (grpc/doc/PROTOCOL-HTTP2.md), whose request is one message. */
export type GrpcCall = {
  path: string
  headers: OutgoingHttpHeaders
  /** The message after PREFIX_BYTES bytes, which are filled in here. */
  body: Buffer
  timeoutMs: number
}

/** Before each message: whether it is compressed, which none is, and its length. */
export const PREFIX_BYTES = 5

const messagesOf = (reply: Buffer): Buffer[] => {
  const messages: Buffer[] = []
  for (let at = 0; at < reply.length;) {
    const start = at + PREFIX_BYTES
    at = start + reply.readUInt32BE(at + 1)
    messages.push(reply.subarray(start, at))
  }
  return messages
}

/** The whole reply, once its status is there; without one it was aborted. */
const replyOf = (stream: ClientHttp2Stream, timeoutMs: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let isTold = false
    let failure: GrpcError | undefined
    const note = (headers: Record<string, unknown>) => {
      const hasStatus = headers['grpc-status'] !== undefined
      if (!hasStatus && (headers[':status'] ?? 200) === 200) return
      isTold = true
      failure = failureOf(headers)
    }
    stream.setTimeout(timeoutMs, () => {
      isTold = true
      failure = new GrpcError(DEADLINE_EXCEEDED, `No reply within ${timeoutMs} ms`)
      stream.close(constants.NGHTTP2_CANCEL)
    })
    stream.on('response', note)
    stream.on('trailers', note)
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', (cause) => reject(new GrpcError(UNAVAILABLE, cause.message, { cause })))
    stream.on('close', () => {
      if (!isTold) reject(new GrpcError(UNAVAILABLE, 'The connection was lost'))
      else if (failure) reject(failure)
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    })
  })

const open = (
  session: ClientHttp2Session,
  { path, headers, timeoutMs }: GrpcCall,
): ClientHttp2Stream => {
  try {
    return session.request({
      [constants.HTTP2_HEADER_METHOD]: constants.HTTP2_METHOD_POST,
      [constants.HTTP2_HEADER_PATH]: path,
      'content-type': 'application/grpc',
      te: 'trailers',
      'grpc-timeout': `${timeoutMs}m`,
      ...headers,
    })
  } catch (error) {
    // The session has just ended.
    throw new GrpcError(UNAVAILABLE, String(error), { cause: error })
  }
}

/** The messages of the reply. */
export const callOver = async (session: ClientHttp2Session, call: GrpcCall): Promise<Buffer[]> => {
  const { body, timeoutMs } = call
  body.writeUInt8(0, 0)
  body.writeUInt32BE(body.length - PREFIX_BYTES, 1)
  const stream = open(session, call)
  const reply = replyOf(stream, timeoutMs)
  stream.end(body)
  return messagesOf(await reply)
}
