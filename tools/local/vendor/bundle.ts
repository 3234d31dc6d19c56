/**
 * What the local stack takes from firebase-tools (the Auth and Storage emulators) and from superstatic, in one file: both
 * bring five hundred packages along, for a command line and a deploy that running the shop needs none of
 * (docs/decisions/0049-what-running-needs-comes-first.md). What the modules below load but never call here is left out; whoever
 * calls it anyway is told so.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { licensesOf } from './licenses.ts'

const EMULATOR = 'firebase-tools/lib/emulator'

/** By these names the stack asks for them. The last is the Ajv that the Auth emulator's own validation uses. */
const MODULES = [
  `${EMULATOR}/auth/apiSpec.js`,
  `${EMULATOR}/auth/operations.js`,
  `${EMULATOR}/auth/state.js`,
  `${EMULATOR}/auth/server.js`,
  `${EMULATOR}/registry.js`,
  `${EMULATOR}/storage/files.js`,
  `${EMULATOR}/storage/index.js`,
  `${EMULATOR}/storage/metadata.js`,
  `${EMULATOR}/storage/rules/runtime.js`,
  `${EMULATOR}/storage/server.js`,
  'superstatic/lib/superstatic.js',
  'exegesis/ajv',
]

/** Of the command line; programs that the emulators could start; and tables of encodings besides UTF-8. */
const LEFT_OUT =
  /\/(?:firebase-tools\/lib\/(?:apiv2|auth|configstore|prompt|requireAuth|templates|track|vsCodeUtils|emulator\/(?:adminSdkConfig|downloadableEmulators|download|portUtils|auth\/widget_ui))\.js|superstatic\/lib\/server\.js|iconv-lite\/encodings\/(?:dbcs-[^/]*|sbcs-[^/]*|tables\/.*|utf7|utf32)\.js(?:on)?|(?:cross-spawn|glob|open|ora|portfinder|yaml)\/.*)$/

const leftOut = (file: string) => `
const unused = () => { throw new Error(${JSON.stringify(`${file} is not in the bundle: see tools/local/vendor/bundle.ts`)}) }
module.exports = new Proxy(unused, { get: (target, name) => (name === '__esModule' ? undefined : unused) })
`

/** The emulators tell the console what they are asked; the stack wants to hear of faults alone. */
const LOGGER = `
const silent = () => {}
exports.logger = { debug: silent, info: silent, log: silent, warn: console.warn, error: console.error }
`

/** Node warns of `url.parse` and `url.resolve` wherever they are called outside node_modules; this is what they do. */
const URL_MODULE = `
const url = require('node:url')
const parse = (text, ...options) => {
  if (text instanceof url.Url) return text
  const parsed = new url.Url()
  parsed.parse(text, ...options)
  return parsed
}
const part = (text) => parse(text, false, true)
const resolve = (from, to) => part(from).resolveObject(part(to)).format()
module.exports = { ...url, parse, resolve }
`

/** superstatic names its middleware without the ending, by which esbuild finds it. */
const withEndings = (file: string) =>
  readFileSync(file, 'utf8').replace(
    'require("./" + _.kebabCase(name))',
    'require("./" + _.kebabCase(name) + ".js")',
  )

const require = createRequire(import.meta.url)
const fromPackages = (path: string) => path.replace(/^.*\/node_modules\//, '')

const resolving: Plugin = {
  name: 'resolving',
  setup: (plugin) => {
    const firebaseTools = dirname(require.resolve('firebase-tools/package.json'))
    const exegesis = dirname(createRequire(`${firebaseTools}/x.js`).resolve('exegesis'))
    plugin.onResolve({ filter: /^exegesis\/ajv$/ }, () =>
      plugin.resolve('ajv', { resolveDir: exegesis, kind: 'require-call' }),
    )
    // Three versions of one table; superstatic's is the newest.
    plugin.onResolve({ filter: /^mime-db$/ }, ({ pluginData }) =>
      pluginData === 'once'
        ? undefined
        : plugin.resolve('mime-db', {
            resolveDir: dirname(require.resolve('superstatic/package.json')),
            kind: 'require-call',
            pluginData: 'once',
          }),
    )
    plugin.onResolve({ filter: /^(?:node:)?url$/ }, ({ importer }) =>
      importer.includes('node_modules') ? { path: 'url', namespace: 'url' } : undefined,
    )
    // Optional, and without its native code, which superstatic also does without.
    plugin.onResolve({ filter: /^re2$/ }, ({ path }) => ({ path, external: true }))
  },
}

const loading: Plugin = {
  name: 'loading',
  setup: (plugin) => {
    plugin.onLoad({ filter: /firebase-tools\/lib\/logger\.js$/ }, () => ({ contents: LOGGER }))
    plugin.onLoad({ filter: /^url$/, namespace: 'url' }, () => ({ contents: URL_MODULE }))
    plugin.onLoad({ filter: /superstatic\/lib\/middleware\/index\.js$/ }, ({ path }) => ({
      contents: withEndings(path),
    }))
    plugin.onLoad({ filter: LEFT_OUT }, ({ path }) => ({ contents: leftOut(fromPackages(path)) }))
  },
}

/** The file, and the licenses of what is in it. */
export const bundleEmulators = async () => {
  const entries = MODULES.map((name) => `${JSON.stringify(name)}: () => require('${name}'),`)
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `module.exports = {${entries.join('\n')}}`,
      resolveDir: import.meta.dirname,
    },
    absWorkingDir: import.meta.dirname,
    plugins: [resolving, loading],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    legalComments: 'none',
    banner: { js: '// Made by `npm run vendor`; licenses are in LICENSES.txt.' },
  })
  const [output] = Object.values(metafile.outputs)
  const files = Object.entries(output?.inputs ?? {})
    .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !LEFT_OUT.test(file))
    .map(([file]) => file)
  return { code: outputFiles[0]?.text ?? '', licenses: licensesOf(import.meta.dirname, files) }
}
