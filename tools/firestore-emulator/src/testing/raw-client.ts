import {
  credentials,
  makeGenericClientConstructor,
  Metadata,
  type ClientDuplexStream,
} from '@grpc/grpc-js'
import { loadMethods } from '#transport/protocol.ts'

const methods = loadMethods()

const definitionOf = (method: string) => {
  const definition = methods[method]
  if (!definition) throw new Error(`There is no ${method}`)
  return definition
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- replies are what the test says they are */

/** One RPC at a time, without the SDK's retries, and with requests that the SDK would not send. */
export const rawClient = (port: number, authorization = 'Bearer owner') => {
  const Client = makeGenericClientConstructor(methods, 'Firestore')
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure())
  const metadata = new Metadata()
  metadata.set('authorization', authorization)

  return {
    unary: <T = Record<string, unknown>>(method: string, request: object) =>
      new Promise<T>((resolve, reject) => {
        const { path, requestSerialize, responseDeserialize } = definitionOf(method)
        client.makeUnaryRequest<object, object>(
          path,
          requestSerialize,
          responseDeserialize,
          request,
          metadata,
          (error, reply) => (error ? reject(error) : resolve(reply as T)),
        )
      }),
    stream: async <T = Record<string, unknown>>(method: string, request: object) => {
      const { path, requestSerialize, responseDeserialize } = definitionOf(method)
      const call = client.makeServerStreamRequest<object, T>(
        path,
        requestSerialize,
        responseDeserialize as (bytes: Buffer) => T,
        request,
        metadata,
      )
      const replies: T[] = []
      for await (const reply of call) replies.push(reply as T)
      return replies
    },
    duplex: (method: string): ClientDuplexStream<object, object> => {
      const { path, requestSerialize, responseDeserialize } = definitionOf(method)
      return client.makeBidiStreamRequest<object, object>(
        path,
        requestSerialize,
        responseDeserialize,
        metadata,
      )
    },
    close: () => client.close(),
  }
}

export type RawClient = ReturnType<typeof rawClient>
