import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import rootPackage from '../../package.json' with { type: 'json' }
import { read, ROOT } from './repository.js'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/** Other projects may install it alone, so it says its own versions. */
const PUBLISHED = 'tools/firestore-emulator'

const folders = ['.', ...rootPackage.workspaces]
const { packages: locked } = JSON.parse(read('package-lock.json'))

const uses = folders.flatMap((folder) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(folder, 'package.json')))
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => !name.startsWith('@bartan/'))
    .map(([name, version]) => ({ folder, name, version, isPublic: name in dependencies }))
})
const isExact = ({ version }) => EXACT.test(version)
const usesOf = (wanted) => uses.filter(({ name }) => name === wanted)
const isOwnCopy = ({ folder, isPublic }) => folder === PUBLISHED && isPublic
const shown = ({ folder, name, version }) => `${folder}: ${name} ${version}`

it('are exact, or those of another workspace', () => {
  const vague = uses.filter(
    (use) => !isExact(use) && !(use.version === '*' && usesOf(use.name).some(isExact)),
  )
  expect(vague.map(shown)).toEqual([])
  const { optionalDependencies } = JSON.parse(read('tools/bootstrap/node/package.json'))
  for (const version of Object.values(optionalDependencies)) expect(version).toMatch(EXACT)
})

it('are said once', () => {
  const saidAgain = uses.filter((use) => {
    const others = usesOf(use.name).filter((other) => other !== use && isExact(other))
    return isExact(use) && others.some((other) => !isOwnCopy(use) && !isOwnCopy(other))
  })
  expect(saidAgain.map(shown)).toEqual([])
})

it('are those of the lockfile, which has one of each for all workspaces', () => {
  const wrong = uses.filter(({ folder, name }) => {
    const { version } = locked[`${folder}/node_modules/${name}`] ?? locked[`node_modules/${name}`]
    return usesOf(name).some((use) => isExact(use) && use.version !== version)
  })
  expect(wrong.map(shown)).toEqual([])
})

it('are what an npm install would leave', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'bartan-versions-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const files = [...folders.map((folder) => join(folder, 'package.json')), 'package-lock.json']
  for (const file of [...files, '.npmrc'])
    cpSync(join(ROOT, file), join(copy, dirname(file), file.split(/[/\\]/).at(-1)))
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit']
  await promisify(execFile)('npm', [...args, '--no-fund'], {
    cwd: copy,
    shell: process.platform === 'win32',
  })
  const written = readFileSync(join(copy, 'package-lock.json'), 'utf8')
  expect(written === read('package-lock.json')).toBe(true)
})
