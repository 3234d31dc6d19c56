import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { instances, parameterSpecs } from './parameters.ts'

const all = parameterSpecs()

/** Secrets are no settings: they are in Secret Manager alone. */
const specs = all.filter(({ type }) => type !== 'secret')

it('have the defaults that the configuration has without them', () => {
  const project = {
    GCLOUD_PROJECT: 'shop',
    WEB_API_KEY: 'key',
    SITE_URL: 'https://shop.example',
  }
  const defaults = Object.fromEntries(
    specs.flatMap(({ name, default: value }) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  expect(readConfig({ ...defaults, ...project })).toEqual(readConfig(project))
})

it('ask for nothing but the key of the web app, and the address of the shop', () => {
  expect(specs.filter(({ default: value }) => value === undefined)).toMatchObject([
    { name: 'WEB_API_KEY', description: expect.stringContaining('Project settings') as string },
    { name: 'SITE_URL' },
  ])
})

it('set what an instance is, so that no deploy needs a change of code', () => {
  expect(Object.values(instances).map(({ name }) => name)).toEqual([
    'INSTANCE_MEMORY_MIB',
    'INSTANCE_CONCURRENCY',
    'MIN_INSTANCES',
    'MAX_INSTANCES',
  ])
})

it('have two secrets: the mail server, with its password, and access to messages over WhatsApp', () => {
  expect(all.filter((one) => !specs.includes(one)).map(({ name }) => name)).toEqual([
    'SMTP_URL',
    'WHATSAPP',
  ])
})

it('are all in the example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(specs.map(({ name }) => name)))
})
