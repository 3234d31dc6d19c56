import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fromJSON, type MethodDefinition } from '@grpc/proto-loader'
import protobuf from 'protobufjs'
import { invalid } from '#engine/failure.ts'

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024

export const requestTooLarge = () =>
  invalid(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`)

export type MethodDefinitions = Readonly<Record<string, MethodDefinition<object, object>>>

const protos = () => {
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')
  return join(dirname(manifest), 'build', 'protos')
}

export type MessageTypes = ReadonlyMap<string, object>

/** A part of the protocol that the web SDKs speak, and that the published .proto files leave out. */
const addVerify = (root: protobuf.Root) => {
  const write = root.lookupType('google.firestore.v1.Write')
  const verify = new protobuf.Field('verify', 5, 'string')
  write.add(verify)
  write.oneofs['operation']?.add(verify)
}

const load = () => {
  const root = new protobuf.Root()
  root.resolvePath = (_, file) => join(protos(), file)
  root.loadSync('google/firestore/v1/firestore.proto')
  addVerify(root)
  return fromJSON(root.toJSON(), { longs: String, enums: String, oneofs: true })
}

/** google.firestore.v1.Firestore, as declared by the .proto files in Google's own client. */
export const loadMethods = (): MethodDefinitions =>
  // proto-loader types what it loads as anything that a .proto file may hold.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  load()['google.firestore.v1.Firestore'] as unknown as MethodDefinitions

/** Input and output types of those methods, for readers of messages. */
export const loadTypes = (): MessageTypes =>
  new Map(
    Object.entries(load()).flatMap(([name, one]) => ('type' in one ? [[name, one.type]] : [])),
  )
