import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from '../root.mjs'

const NOT_CLONED = new Set(['node_modules', '.git', '.cache', '.data', 'dist'])

const isCloned = (path) => !NOT_CLONED.has(basename(path)) && !/[/\\]functions[/\\]lib/.test(path)

const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages

/** What lies in node_modules by its names, `@scope/name` or `name`, but the workspaces themselves. */
const namesOfPackages = (folder) =>
  readdirSync(folder)
    .filter((name) => name !== '@bartan' && name !== '.cache' && !name.startsWith('.vite'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : name,
    )

/** Packages are linked; the workspaces' own are links to the clone's folders, else it would import the original's. */
const linkPackages = (clone, isLinked) => {
  const from = join(ROOT, 'node_modules')
  const to = join(clone, 'node_modules')
  mkdirSync(join(to, '@bartan'), { recursive: true })
  for (const name of namesOfPackages(from).filter(isLinked)) {
    const source = join(from, name)
    mkdirSync(dirname(join(to, name)), { recursive: true })
    if (lstatSync(source).isFile()) copyFileSync(source, join(to, name))
    // Windows lets anybody make a junction, but not a symbolic link.
    else symlinkSync(source, join(to, name), 'junction')
  }
  for (const name of readdirSync(join(from, '@bartan')))
    symlinkSync(
      join(clone, relative(ROOT, realpathSync(join(from, '@bartan', name)))),
      join(to, '@bartan', name),
      'junction',
    )
}

/** What a workspace needs in another version than the rest lies in its own folder. */
const linkOwnPackages = (clone, lock) => {
  const folders = Object.keys(lock).flatMap(
    (path) => /^(.+?)\/node_modules\//.exec(path)?.[1] ?? [],
  )
  for (const folder of new Set(folders)) {
    const own = join(folder, 'node_modules')
    if (!folder.startsWith('node_modules') && existsSync(join(ROOT, own)))
      symlinkSync(join(ROOT, own), join(clone, own), 'junction')
  }
}

/**
 * A copy of the repository's sources, as installed as the original, to be changed and thrown away. Its path has a
 * space and a letter beyond ASCII, as home folders do.
 *
 * @param packages `running` leaves out what the first `npm start` of a clone does not install
 */
export const cloneRepository = ({ packages = 'everything' } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-clone-'))
  const clone = join(folder, 'a pläce with space')
  cpSync(ROOT, clone, { recursive: true, filter: isCloned })
  const lock = readLock()
  linkPackages(
    clone,
    (name) =>
      packages === 'everything' ||
      name.startsWith('.') ||
      lock[`node_modules/${name}`]?.dev !== true,
  )
  linkOwnPackages(clone, lock)
  return { root: clone, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Changes texts of a file, each a string or what a pattern finds; fails if one of them is not there, because
 * docs/customize.md then leads nowhere.
 */
export const changeFile = (root, path, replacements) => {
  const file = join(root, path)
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of replacements) {
    const isThere = typeof from === 'string' ? text.includes(from) : from.test(text)
    if (!isThere) throw new Error(`${path} has no ${from}`)
    text = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to)
  }
  writeFileSync(file, text)
}
