import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { ROOT, writeIn } from '../testing/deploying.ts'
import { plannedFunctions, type PlannedFunction } from './planned-functions.ts'

const PROJECT = 'my-shop'

const root = mkdtempSync(join(tmpdir(), 'bartan-planned-'))
let functions: PlannedFunction[] = []

/** What is built of this repository, with settings that name little more than what must be named. */
beforeAll(async () => {
  for (const path of ['firebase.json', 'functions/lib', 'functions/.env'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir')
  const settings = 'WEB_API_KEY=AIza\nSITE_URL=https://shop.example\nMAX_INSTANCES=7\n'
  writeIn(root, `functions/.env.${PROJECT}`, settings)
  const deployed = { root, project: PROJECT, settings: readSettings(root, PROJECT) }
  functions = (await plannedFunctions(deployed)) ?? []
})

afterAll(() => rmSync(root, { recursive: true }))

it('The firebase CLI has a value for every parameter, and deploys every function', () => {
  expect(functions.map(({ id }) => id).sort()).toEqual([
    'api',
    'importProducts',
    'removeOldData',
    'sendMail',
    'sendMessage',
  ])
  expect(functions.find(({ id }) => id === 'api')).toMatchObject({
    maxInstances: 7,
    minInstances: 0,
    concurrency: 80,
    availableMemoryMb: 512,
  })
})

it('Every function is deployed as an account by its full address, which the CLI takes as it is', () => {
  for (const { id, serviceAccount } of functions)
    expect([id, serviceAccount]).toEqual([id, `shop-api@${PROJECT}.iam.gserviceaccount.com`])
})

type FirebaseJson = {
  hosting: { rewrites: { function: { functionId: string; region: string } }[] }
}

it('Hosting rewrites to functions that are deployed, in their region', () => {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseJson
  for (const { function: target } of hosting.rewrites)
    expect(functions).toContainEqual(
      expect.objectContaining({ id: target.functionId, region: target.region }),
    )
})
