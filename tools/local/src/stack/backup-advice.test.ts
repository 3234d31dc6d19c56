import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backupAdvice } from './backup-advice.ts'

const folder = () => {
  const name = mkdtempSync(join(tmpdir(), 'bartan-backups-'))
  onTestFinished(() => rmSync(name, { recursive: true }))
  return name
}

const exported = (backups: string, name: string, exportedAt: string) => {
  mkdirSync(join(backups, name))
  writeFileSync(join(backups, name, 'manifest.json'), JSON.stringify({ exportedAt }))
}

const MISSING = { from: 0, to: Date.parse('2026-11-20T10:00:00.000Z') }

it('says where there is none, and how a downloaded backup becomes one', () => {
  const none = /There is no export in .*"npm run shop -- open-backup"/
  expect(backupAdvice('/no/such/folder', MISSING)).toMatch(none)
  const backups = folder()
  // Broken off.
  mkdirSync(join(backups, 'half'))
  expect(backupAdvice(backups, MISSING)).toMatch(none)
})

it.each([
  ['2026-11-20T09:00:00.000Z', 'has what was written before it, and nothing after'],
  ['2026-11-21T09:00:00.000Z', 'has them, as they were then'],
])('says what the newest export, of %s, has, and what to type', (at, has) => {
  const backups = folder()
  exported(backups, 'newest', at)
  exported(backups, 'older', '2026-11-01T00:00:00.000Z')
  const advice = backupAdvice(backups, MISSING)
  expect(advice).toContain(`${join(backups, 'newest')}, is of ${at} and ${has}`)
  expect(advice).toContain(`"SHOP_DATA=.restored npm run shop -- import ${backups}/newest"`)
})
