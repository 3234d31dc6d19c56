import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/** What a library imports and the shop never uses, and what the bundle has in its place. */
type Trim = { name: string; filter: RegExp; importer: string; contents: string }

/** What firebase-functions takes from firebase-admin; esbuild names what is missing here. */
const ON_CALL_IMPORTS = [
  'applicationDefault',
  'deleteApp',
  'getApp',
  'getAppCheck',
  'getAuth',
  'initializeApp',
]

const INSTEAD_OF_GAX = JSON.stringify(`${import.meta.dirname}/instead-of-gax.ts`)

/**
 * The SDK's Firestore without google-gax, grpc-js and protobufjs, which are two thirds of what it loads: its calls go
 * by way of platform/firestore (docs/decisions/0050).
 */
const withoutGax = (name: string, filter: RegExp, contents: string): Trim => ({
  name: `without-gax: ${name}`,
  filter,
  importer: '/@google-cloud/firestore/',
  contents,
})

/** As in mime-db. */
export const FILE_TYPES = {
  'text/html': { extensions: ['html'] },
  'text/css': { charset: 'UTF-8', extensions: ['css'] },
  'text/javascript': { charset: 'UTF-8', extensions: ['js'] },
  'text/plain': { extensions: ['txt'] },
  'application/json': { charset: 'UTF-8', extensions: ['json'] },
  'application/xml': { extensions: ['xml'] },
  'image/png': { extensions: ['png'] },
  'image/webp': { extensions: ['webp'] },
}

const TRIMS: Trim[] = [
  {
    // firebase-functions' `onRequest` shares its files with `onCall`, which verifies tokens through firebase-admin
    // and so loads it at import: half of the cold start. We have no `onCall`; this tells whoever adds one.
    name: 'without-on-call',
    filter: /^firebase-admin\//,
    importer: '/firebase-functions/',
    contents: ON_CALL_IMPORTS.map(
      (name) => `export const ${name} = () => { throw new Error('See trims.ts: no onCall') }`,
    ).join('\n'),
  },
  {
    // zod's messages in forty languages: the shop writes its own, and zod falls back to English.
    name: 'without-locales',
    filter: /\/locales\/index\.js$/,
    importer: '/zod/',
    contents: "export { default as en } from './en.js'",
  },
  {
    // Express offers parsers of bodies, with encodings of the whole world. The shop reads bodies itself
    // (http/request/read-body.ts).
    name: 'without-body-parser',
    filter: /^body-parser$/,
    importer: '/express/',
    contents: '',
  },
  {
    // The parser of nested query strings, which Express has beside the usual one (`query parser`).
    name: 'without-nested-queries',
    filter: /^qs$/,
    importer: '/express/',
    contents: '',
  },
  {
    // What libraries write when the variable DEBUG names them.
    name: 'without-debug',
    filter: /^debug$/,
    importer: '/node_modules/',
    contents: 'module.exports = () => Object.assign(() => {}, { enabled: false })',
  },
  {
    // The types of 1,200 kinds of files, by their extensions. The function names its own; in a `res.type('html')`
    // and in files of the API's documentation there are a few.
    name: 'without-file-types',
    filter: /^mime-db$/,
    importer: '/mime-types/',
    contents: `module.exports = ${JSON.stringify(FILE_TYPES)}`,
  },
  withoutGax('calls', /^google-gax(?:\/fallback)?$/, `export * from ${INSTEAD_OF_GAX}`),
  withoutGax('client', /^@google-cloud\/firestore-api$/, 'export const protos = {}'),
  withoutGax(
    'messages',
    /\/firestore_v1_proto_api$/,
    'export const google = { firestore: { v1: { Value: {} } } }',
  ),
  // Only for pipelines, which databases of the Enterprise edition have.
  withoutGax('protobufjs', /^protobufjs$/, ''),
  // Traces of each call, which nobody collects.
  withoutGax(
    'traces',
    /\/enabled-trace-util$/,
    "export { DisabledTraceUtil as EnabledTraceUtil } from './disabled-trace-util.js'",
  ),
]

const plugin = (
  { name, filter, importer: library, contents }: Trim,
  onTrim: () => void,
): Plugin => ({
  name,
  setup: (build) => {
    build.onResolve({ filter }, ({ path, importer, resolveDir }) => {
      if (!importer.includes(library)) return undefined
      const folder = path.startsWith('.') ? dirname(join(resolveDir, path)) : resolveDir
      return { path, namespace: name, pluginData: folder }
    })
    build.onLoad({ filter: /.*/, namespace: name }, ({ pluginData }) => {
      onTrim()
      return { contents, resolveDir: String(pluginData) }
    })
  },
})

/** Plugins that trim libraries, and a check, for after the build, that each has found what it trims. */
export const trims = (): { plugins: Plugin[]; check: () => void } => {
  const found = new Set<string>()
  return {
    plugins: TRIMS.map((trim) => plugin(trim, () => found.add(trim.name))),
    check: () => {
      for (const { name } of TRIMS)
        if (!found.has(name))
          throw new Error(
            `${name} finds nothing to trim: the library has changed. Delete it, or mend it`,
          )
    },
  }
}
