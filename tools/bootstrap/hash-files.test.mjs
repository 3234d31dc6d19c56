import { cpSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'bartan-hash-'))
cpSync(join(import.meta.dirname, 'hash-files.mjs'), join(root, 'tools/bootstrap/hash-files.mjs'))
cpSync(join(import.meta.dirname, 'root.mjs'), join(root, 'tools/bootstrap/root.mjs'))
const { hashOfTimes } = await import(
  pathToFileURL(join(root, 'tools/bootstrap/hash-files.mjs')).href
)

afterAll(() => rmSync(root, { recursive: true }))

/** A file system's clock stands still for some milliseconds. */
const passTime = () => {
  const probe = join(root, 'probe')
  writeFileSync(probe, '')
  const { ctimeMs } = statSync(probe)
  do writeFileSync(probe, '')
  while (statSync(probe).ctimeMs === ctimeMs)
}

it('sees that a file was written with as many bytes and dated back, and that nothing was', () => {
  const file = join(root, 'source.ts')
  writeFileSync(file, 'one')
  utimesSync(file, 1000, 1000)
  const before = hashOfTimes(['source.ts'])
  passTime()
  expect(hashOfTimes(['source.ts'])).toBe(before)
  writeFileSync(file, 'two')
  utimesSync(file, 1000, 1000)
  expect(hashOfTimes(['source.ts'])).not.toBe(before)
})
