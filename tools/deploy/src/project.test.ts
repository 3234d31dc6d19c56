import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { chooseProject } from './project.ts'

const folderWith = (projects: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.firebaserc'), JSON.stringify({ projects }))
  return folder
}

it('is the one that is named, by id or alias; else live; else the default', () => {
  const projects = { default: 'demo-bartan', live: 'my-shop', trial: 'my-trial' }
  const folder = folderWith(projects)
  expect(chooseProject(folder, 'other')).toBe('other')
  expect(chooseProject(folder, 'trial')).toBe('my-trial')
  expect(chooseProject(folder, undefined)).toBe('my-shop')
  expect(chooseProject(folderWith({ ...projects, live: 'your-project-id' }), undefined)).toBe(
    'demo-bartan',
  )
})
