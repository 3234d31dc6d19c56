import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ProgramError, programEnvironment } from './program-environment.ts'

const aFolder = (project?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rc = JSON.stringify({ projects: { default: project, live: 'the-real-one' } })
  if (project) writeFileSync(join(folder, '.firebaserc'), rc)
  return folder
}

it('is the project that is named, else that of .firebaserc', () => {
  const folder = aFolder('my-shop')
  const of = (environment: Record<string, string>, project?: string) =>
    programEnvironment(environment, { project, folder })['GCLOUD_PROJECT']
  expect(of({}, 'other')).toBe('other')
  expect(of({}, 'live')).toBe('the-real-one')
  expect(of({ GCLOUD_PROJECT: 'third' })).toBe('third')
  expect(of({})).toBe('my-shop')
})

it('of a demo project is the shop that runs on the data folder', () => {
  const folder = aFolder('demo-shop')
  mkdirSync(join(folder, 'mine'))
  const stack = { GCLOUD_PROJECT: 'demo-shop', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1234' }
  writeFileSync(join(folder, 'mine/environment.json'), JSON.stringify(stack))
  expect(programEnvironment({ SHOP_DATA: 'mine' }, { project: undefined, folder })).toMatchObject(
    stack,
  )
})

it('says what to do where no shop runs, or no project is named', () => {
  const none = { project: undefined, folder: aFolder('demo-shop') }
  expect(() => programEnvironment({}, none)).toThrow(ProgramError)
  expect(() => programEnvironment({}, none)).toThrow('npm start')
  expect(() => programEnvironment({}, { project: undefined, folder: aFolder() })).toThrow(
    '--project',
  )
})

it('leaves emulators that the environment names', () => {
  const environment = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }
  expect(
    programEnvironment(environment, { project: undefined, folder: aFolder('demo-shop') }),
  ).toMatchObject({ ...environment, GCLOUD_PROJECT: 'demo-shop' })
})
