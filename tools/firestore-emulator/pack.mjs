/**
 * Before `npm pack`: makes `dist`, which it ships, of `src`, as Node runs TypeScript, but not below node_modules. Types are
 * cut out by Node itself, and `#engine/x.ts` becomes a relative path. `package.json` is the tarball's for that while: the
 * sources that other folders of this repository import aren't in it. `node pack.mjs restore`, after it, puts ours back.
 */
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'

const ROOT = import.meta.dirname
const NOT_SHIPPED = /\.test\.ts$|(?:^|\/)(?:bench|conformance|properties|testing)\//
const IMPORT = /((?:from|import) ')(#|\.{1,2}\/)([^']+)\.ts'/g

const manifest = join(ROOT, 'package.json')
const ours = join(ROOT, 'package.ours.json')
// Also where an earlier pack was killed.
if (existsSync(ours)) renameSync(ours, manifest)
if (process.argv[2] === 'restore') process.exit()

const shipped = globSync('**/*.ts', { cwd: join(ROOT, 'src') })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !NOT_SHIPPED.test(file))

rmSync(join(ROOT, 'dist'), { recursive: true, force: true })
for (const file of shipped) {
  const source = readFileSync(join(ROOT, 'src', file), 'utf8')
  const toRoot = `./${relative(dirname(file), '.').replaceAll(sep, '/')}`.replace(/\/?$/, '/')
  const code = stripTypeScriptTypes(source).replaceAll(
    IMPORT,
    (_, start, from, path) => `${start}${from === '#' ? toRoot : from}${path}.js'`,
  )
  const target = join(ROOT, 'dist', file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code.replaceAll(/^[ ;]*\n(?:[ ;]*\n)+/gm, '\n'))
}
const license = join(ROOT, '../../LICENSE')
if (existsSync(license)) copyFileSync(license, join(ROOT, 'dist/LICENSE'))

const published = JSON.parse(readFileSync(manifest, 'utf8'))
for (const key of ['imports', 'scripts', 'devDependencies']) delete published[key]
delete published.exports['./*']
copyFileSync(manifest, ours)
writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`)
