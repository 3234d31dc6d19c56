/**
 * The parts of firebase-tools that the stack uses. They are private to that package (hence its exact
 * version in package.json) and come without types, so what we rely on is written down here and
 * nowhere else. They come from the bundle in vendor/, which has them without the rest of firebase-tools; each group is
 * loaded on first use.
 */
import type { RequestListener } from 'node:http'
import { loadVendored } from '#vendored/load-vendored.ts'

const emulator = (path: string) => loadVendored(`firebase-tools/lib/emulator/${path}`)

/** An account as the Auth emulator keeps it: JSON all through. */
export type Account = { localId: string; providerUserInfo?: object[]; [field: string]: unknown }

export type ProjectState = {
  projectId: string
  users: Map<string, Account>
  updateUserByLocalId(
    localId: string,
    fields: object,
    options?: { upsertProviders?: object[]; deleteProviders?: string[] },
  ): Account
  deleteUser(account: Account): void
  deleteAllAccounts(): void
}

export type AuthOperation = (
  state: ProjectState,
  body: unknown,
  context: { req: { query: Record<string, unknown> }; params: { path: object } },
) => unknown

export type AuthOperations = { [name: string]: AuthOperation | AuthOperations }

type CreateAuthApp = (
  projectId: string,
  singleProjectMode: number,
  projects: Map<string, ProjectState>,
) => Promise<RequestListener>

/**
 * Exegesis makes an Ajv for each parameter of the API, and each would compile the meta-schema to validate schemas
 * that are firebase-tools' own: two of the three seconds of a start.
 */
const trustSchemas = () => {
  const { default: Ajv } = loadVendored('exegesis/ajv') as {
    default: { prototype: { validateSchema: () => boolean } }
  }
  Ajv.prototype.validateSchema = () => true
}

export const authEmulator = () => {
  trustSchemas()
  const { default: spec } = emulator('auth/apiSpec.js') as { default: { paths: object } }
  const { authOperations } = emulator('auth/operations.js') as { authOperations: AuthOperations }
  const { AgentProjectState } = emulator('auth/state.js') as {
    AgentProjectState: new (projectId: string) => ProjectState
  }
  const { createApp } = emulator('auth/server.js') as { createApp: CreateAuthApp }
  return { spec, authOperations, AgentProjectState, createApp }
}

export type ObjectMetadata = { bucket: string; name: string }

type StoredFile = { metadata: ObjectMetadata }

/** What the Storage emulator keeps bytes with; a name is `bucket/object`, or that of an upload in progress. */
export type Persistence = {
  reset: (directory: string) => void
  appendBytes: (name: string, bytes: Uint8Array) => string
  readBytes: (name: string, size: number, offset?: number) => Buffer
  deleteFile: (name: string, failSilently?: boolean) => void
  renameFile: (from: string, to: string) => void
}

/** Called for every change, after it and before the answer is sent. */
type CloudFunctions = {
  dispatch: (action: 'finalize' | 'metadataUpdate' | 'delete', object: ObjectMetadata) => void
}

/* oxlint-disable no-underscore-dangle -- the names are firebase-tools' own */
export type StorageEmulator = {
  readonly _files: Map<string, StoredFile>
  readonly _persistence: Persistence
  readonly _cloudFunctions: CloudFunctions
  readonly _rulesManager: { getRuleset: () => unknown }
}

export const internalsOf = (storage: StorageEmulator) => ({
  files: storage._files,
  persistence: storage._persistence,
  cloudFunctions: storage._cloudFunctions,
  rulesManager: storage._rulesManager,
})
/* oxlint-enable no-underscore-dangle */

type StorageArguments = {
  projectId: string
  rules: { name: string; content: string }
}

export const storageEmulator = () => {
  const { StorageEmulator } = emulator('storage/index.js') as {
    StorageEmulator: new (args: StorageArguments) => StorageEmulator
  }
  const { createApp } = emulator('storage/server.js') as {
    createApp: (projectId: string, storage: StorageEmulator) => Promise<RequestListener>
  }
  const { StoredFile } = emulator('storage/files.js') as {
    StoredFile: new (metadata: ObjectMetadata) => StoredFile
  }
  const { StoredFileMetadata } = emulator('storage/metadata.js') as {
    StoredFileMetadata: {
      toJSON: (metadata: ObjectMetadata) => string
      fromJSON: (json: string, cloudFunctions: CloudFunctions) => ObjectMetadata
    }
  }
  const { StorageRulesIssues } = emulator('storage/rules/runtime.js') as {
    StorageRulesIssues: new () => object
  }
  return { StorageEmulator, createApp, StoredFile, StoredFileMetadata, StorageRulesIssues }
}

/** The emulators get their own address, for the links in their answers, from a static registry. */
export const registerEmulator = (name: 'auth' | 'storage', port: number) => {
  const { EmulatorRegistry } = emulator('registry.js') as {
    EmulatorRegistry: { set: (name: string, instance: object) => void }
  }
  EmulatorRegistry.set(name, {
    getName: () => name,
    getInfo: () => ({ name, host: '127.0.0.1', port }),
  })
}
