import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { build } from 'esbuild'
import { noticesOf } from './packaging/notices.ts'
import { writePackage } from './packaging/write-package.ts'
import { API_DOCS_ASSETS } from './src/features/openapi/api-docs-assets.ts'
import { FONT_FILES } from './src/features/orders/pdf/scripts.ts'
import { pageDocument } from './src/features/pages/page-document.ts'
import { faultsOfDefaults } from './src/features/settings/faults-of-defaults.ts'

/**
 * Bundles the function into lib/, which is all that is deployed: our code and its pure-JavaScript libraries in ES
 * modules, split so that what is imported at first use (the Firestore client) is loaded at first use.
 *
 * `--dev` builds into lib.dev, without the pages, which the web's development server serves then: what is deployed
 * never comes from an edit under way.
 */
const root = import.meta.dirname
const { dev = false } = parseArgs({ options: { dev: { type: 'boolean' } } }).values
const output = `${root}/${dev ? 'lib.dev' : 'lib'}`

/** Takes the output's place once it is complete, so that a failed build leaves the last good one as it was. */
const lib = `${output}.new`

/**
 * Installed beside the bundle: packages with native code or files of their own, and those that are loaded in a few
 * calls
 * only.
 */
const EXTERNALS = [
  'firebase-admin',
  '@google-cloud/firestore',
  '@google-cloud/storage',
  'pdfkit',
  'sharp',
]

/** Loaded with `onRequest` of firebase-functions, which shares its files with `onCall`. */
const WITH_ON_REQUEST = new Set([
  'firebase-admin/app',
  'firebase-admin/app-check',
  'firebase-admin/auth',
])

/** The function itself, and the programs that maintainers and the local stack run beside it. */
const PROGRAMS = [
  'index',
  'programs/load-shop',
  'programs/make-admin',
  'programs/move-accounts',
  'programs/migrate',
  'programs/find-orphan-images',
  'programs/check-stock',
  'programs/check-sums',
  'programs/export-shop',
  'programs/import-shop',
  'programs/open-backup',
  'programs/remove-old-data',
]

const faults = faultsOfDefaults(DEFAULT_SETTINGS)
if (faults.length > 0)
  throw new Error(`The code's settings (docs/customize.md) are not valid:\n${faults.join('\n')}`)

rmSync(lib, { recursive: true, force: true })

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    PROGRAMS.map((name) => [name.slice(name.lastIndexOf('/') + 1), `${root}/src/${name}.ts`]),
  ),
  outdir: lib,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: EXTERNALS.flatMap((name) => [name, `${name}/*`]),
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS libraries inside an ES module still ask for `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
})

/** The packages that are loaded together with a file of the bundle. */
const loadedWith = (file: string): string[] =>
  (metafile.outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? [path] : loadedWith(path)))
    .filter((path) => EXTERNALS.some((name) => path === name || path.startsWith(`${name}/`)))

const [entry = ''] =
  Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/index.ts') ?? []
const eager = loadedWith(entry).filter((path) => !WITH_ON_REQUEST.has(path))
if (eager.length > 0) throw new Error(`These slow down every cold start: ${eager.join(', ')}`)

// esbuild keeps all of the object `z`, which makes zod twice as large.
const isWhole = Object.values(metafile.outputs).some(({ inputs }) =>
  Object.keys(inputs).some((path) => path.endsWith('/zod/v4/core/compile.js')),
)
if (isWhole) throw new Error("Somewhere is import { z } from 'zod': write import * as z")

// The page renderer, from the web's build; platform/web-pages.ts imports it by path, so that no API call waits for it.
const pages = `${root}/../web/dist/.server`
if (!dev) {
  if (!existsSync(pages))
    throw new Error('The web is not built, which has the pages: npm run build')
  pageDocument(readFileSync(`${pages}/shell.html`, 'utf8'))
  cpSync(pages, `${lib}/pages`, { recursive: true })
}

// Swagger UI, which the API's documentation page loads from the function (features/openapi/openapi.routes.ts).
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'))
for (const name of API_DOCS_ASSETS) cpSync(`${swagger}/${name}`, `${lib}/api-docs/${name}`)

// Loaded by the code beside them (features/orders/pdf/new-pdf.ts): ten files of packages that have dozens.
const fonts = FONT_FILES.map(({ file }) => createRequire(import.meta.url).resolve(file))
for (const font of fonts) cpSync(font, `${lib}/fonts/${basename(font)}`)

const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
writeFileSync(`${lib}/notices.txt`, noticesOf(root, [...bundled, ...fonts]))

// firebase-functions is in the bundle, but `firebase deploy` looks for the package to find out what to deploy. Without
// the framework, Google would run the function in the newest one, whose inner parts may be others (http/framework).
writePackage(root, lib, [...EXTERNALS, 'firebase-functions', '@google-cloud/functions-framework'])

rmSync(output, { recursive: true, force: true })
renameSync(lib, output)
