/**
 * Makes `dist`, which `npm pack` ships, of `src`: Node runs TypeScript as it is, but not below node_modules. Types are cut
 * out by Node itself, and `#engine/x.ts` becomes a relative path.
 */
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'

const ROOT = import.meta.dirname
const NOT_SHIPPED = /\.test\.ts$|(?:^|\/)(?:bench|conformance|properties|testing)\//
const IMPORT = /((?:from|import) ')(#|\.{1,2}\/)([^']+)\.ts'/g

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
