import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writePackage } from './write-package.ts'

const root = join(import.meta.dirname, '..')
const PACKAGES = ['firebase-admin', '@google-cloud/firestore', 'sharp']

const packaged = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writePackage(root, folder, PACKAGES)
  return folder
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

it('names exact versions, and nothing of the workspace', () => {
  const { dependencies, main, type } = readJson(join(packaged(), 'package.json'))
  expect({ main, type }).toEqual({ main: 'index.js', type: 'module' })
  expect(Object.keys(dependencies as object)).toEqual(PACKAGES)
  for (const version of Object.values(dependencies as object)) expect(version).toMatch(/^\d+\.\d+/)
})

it('has a lockfile that npm ci takes, outside the repository and offline', () => {
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const output = execFileSync('npm', args, { cwd: packaged(), encoding: 'utf8', stdio: 'pipe' })
  // It would change nothing else than to add.
  expect(output).toMatch(/added \d+ packages/)
})

it('leaves nothing to chance', () => {
  expect(() => writePackage(root, packaged(), ['@bartan/contract'])).toThrow('exact version')
})

it('refuses a lockfile that has another version than the function asks for', () => {
  const folder = packaged()
  const workspace = join(folder, 'functions')
  mkdirSync(workspace)
  writeFileSync(join(folder, 'package-lock.json'), readFileSync(join(root, '../package-lock.json')))
  const manifest = readJson(join(root, 'package.json'))
  const dependencies = { ...(manifest['dependencies'] as object), sharp: '0.35.4' }
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  expect(() => writePackage(workspace, workspace, ['sharp'])).toThrow(
    /package\.json has sharp 0\.35\.4, package-lock\.json \d+\.\d+\.\d+\. Fix: npm install/,
  )
})
