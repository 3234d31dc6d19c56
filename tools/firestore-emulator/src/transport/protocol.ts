import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadSync } from '@grpc/proto-loader'
import type { MethodDefinition } from '@grpc/proto-loader'

export type MethodDefinitions = Readonly<Record<string, MethodDefinition<object, object>>>

const protos = () => {
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')
  return join(dirname(manifest), 'build', 'protos')
}

export type MessageTypes = ReadonlyMap<string, object>

const load = () =>
  loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [protos()],
    longs: String,
    enums: String,
    oneofs: true,
  })

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
