import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aRoot, deploying, writeIn } from '../testing/deploying.ts'
import { unzip } from '../testing/unzip.ts'
import { cutRelease, plannedRelease } from './cut-release.ts'
import { compareVersions, nextVersion } from './next-version.ts'
import { packRelease } from './pack-release.ts'

const CHANGELOG = `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Reviews.\n\n## [1.0.0] - 2026-11-22\n`

const aRepository = () => {
  const root = aRoot()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  git('init', '--quiet')
  git('config', 'user.name', 'Asha')
  git('config', 'user.email', 'asha@example.com')
  const write = (file: string, content: string | object) =>
    writeIn(root, file, typeof content === 'string' ? content : JSON.stringify(content))
  write('.gitignore', '/functions/lib/\ndist/\n.cache/\n.env*\n')
  write('package.json', { version: '1.0.0', workspaces: ['web'] })
  write('web/package.json', { name: 'web', version: '1.0.0' })
  write('package-lock.json', {
    version: '1.0.0',
    packages: { '': {}, web: {}, zod: { version: '4' } },
  })
  const apart = { name: '@bartan/node', version: '1.0.0' }
  write('tools/bootstrap/node/package.json', apart)
  write('tools/bootstrap/node/package-lock.json', { ...apart, packages: { '': apart } })
  write('CHANGELOG.md', CHANGELOG)
  git('add', '.')
  git('commit', '--quiet', '-m', 'Open the shop')
  return { root, git, write }
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

it.each([
  ['1.0.0-rc.1', '### Fixed', '1.0.0'],
  ['1.2.3', '### Fixed\n\n- A price.', '1.2.4'],
  ['1.2.3', '### Added\n\n- Reviews.', '1.3.0'],
  ['1.2.3', '### Removed\n\n- An address.', '2.0.0'],
  ['1.2.3', '### Changed\n\n- **Breaking**: exports have another form.', '2.0.0'],
])('follows %s and "%s" by %s', (current, changes, next) => {
  expect(nextVersion(current, changes)).toBe(next)
})

it('knows which version is older', () => {
  const versions = ['1.0.0-rc.1', '1.0.0-rc.2', '1.0.0', '1.0.1', '1.10.0', '2.0.0']
  expect([...versions].reverse().sort(compareVersions)).toEqual(versions)
})

it('cuts a release only with a page that says how to get there, and of what is committed', () => {
  const { root, git, write } = aRepository()
  expect(plannedRelease(root)).toMatchObject({ version: '1.1.0' })
  expect(() => cutRelease(root, '2026-12-01')).toThrow('there is no docs/upgrades/1.1.0.md')
  write('docs/upgrades/1.1.0.md', '# 1.1.0')
  expect(() => cutRelease(root, '2026-12-01')).toThrow('not committed')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Say how')
  expect(cutRelease(root, '2026-12-01')).toBe('1.1.0')
  expect(git('describe', '--tags').trim()).toBe('v1.1.0')
  expect(read(root, 'CHANGELOG.md')).toContain('## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n')
  const apart = ['package.json', 'package-lock.json'].map((file) => `tools/bootstrap/node/${file}`)
  for (const file of ['package.json', 'web/package.json', 'package-lock.json', ...apart])
    expect(JSON.parse(read(root, file))).toMatchObject({ version: '1.1.0' })
  expect(read(root, 'package-lock.json')).toContain('"version": "4"')
  expect(() => cutRelease(root, '2026-12-02')).toThrow('nothing under Unreleased')
})

const unpack = (zip: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-unpacked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  unzip(zip, folder)
  return join(folder, 'bartan-1.0.0')
}

it('packs what is built, and deploys it without building', async () => {
  const { root, write } = aRepository()
  write('functions/lib/deep/chunk.js', 'export {}')
  write('functions/.env.my-shop', 'SITE_URL=https://shop.example')
  write('functions/lib/.env.my-shop', 'SECRET=1')
  const { zip, contents } = packRelease(root)
  expect(contents).toMatch(
    /^commit \w{9} with its 9 files; .*functions\/lib as built, \d+ files; .* MB$/,
  )
  const release = unpack(zip)
  expect(read(release, 'functions/lib/deep/chunk.js')).toBe('export {}')
  expect(() => read(release, 'functions/lib/.env.my-shop')).toThrow('ENOENT')
  writeIn(release, 'functions/.env.my-shop', 'SITE_URL=https://my.example')

  const { ran, logged, error } = await deploying({ root: release })
  expect(error).toBeUndefined()
  expect(ran[0]).toBe('firestore:indexes')
  expect(logged).toContain('Built already: version 1.0.0')
  expect(read(release, 'functions/lib/.env.my-shop')).toContain('my.example')

  writeIn(release, 'web/dist/shell.html', 'changed')
  const changed = await deploying({ root: release })
  expect(changed.error).toContain('web/dist is not as version 1.0.0 was built')
  expect(changed.ran).toEqual([])
})
