import {
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type sendUnaryData,
  type ServerWritableStream,
} from '@grpc/grpc-js'
import { loadMethods } from '#transport/protocol.ts'
import { sampleFields } from './sample.ts'

/**
 * Answers every read with the same document and every commit with the same result: measures the cost of SDK and gRPC
 * alone.
 */
const now = () => ({ seconds: Math.floor(Date.now() / 1000), nanos: 0 })

type BatchGet = { readonly documents?: readonly string[] }

type Commit = { readonly writes?: readonly object[] }

const time = now()
const server = new Server()
server.addService(loadMethods(), {
  BatchGetDocuments: (call: ServerWritableStream<BatchGet, object>) => {
    for (const name of call.request.documents ?? [])
      call.write({
        found: { name, fields: sampleFields, createTime: time, updateTime: time },
        readTime: time,
      })
    call.end()
  },
  Commit: (call: ServerUnaryCall<Commit, object>, callback: sendUnaryData<object>) => {
    const writeResults = (call.request.writes ?? []).map(() => ({ updateTime: time }))
    callback(null, { writeResults, commitTime: time })
  },
})
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error
  process.send?.({ ready: true, port })
})
process.on('disconnect', () => process.exit(0))
