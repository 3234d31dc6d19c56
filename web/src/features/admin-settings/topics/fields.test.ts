import { settingsSchema } from '@bartan/contract/settings/schema'
import { expect, it } from 'vitest'
import type { FieldMap } from '../form/field.ts'
import { isTextId } from '../texts.ts'
import { fieldsOfTopic } from './fields.ts'
import { LOOKS } from './looks.ts'
import { SETTINGS, TOPIC_IDS, textAt } from './topics.ts'

const pathsIn = (fields: FieldMap, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${before}${name}`,
    ...pathsIn(field.fields, `${before}${name}.`),
  ])

const paths = TOPIC_IDS.flatMap((topic) => pathsIn(fieldsOfTopic(topic)))

it('asks for every setting on exactly one page, but for the version and planned tax rates', () => {
  const asked = [...SETTINGS, 'version', 'rateChanges']
  expect(asked.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
})

it('has a label for every setting', () => {
  expect(paths.filter((path) => textAt(path) === undefined)).toEqual([])
})

it('has a text for every option of its own, and for adding to every list', () => {
  const missing = (fields: FieldMap, before = ''): string[] =>
    Object.entries(fields).flatMap(([name, { kind, options, fields: inner }]) => [
      ...options.map(([, label]) => label).filter((one) => one.includes('.') && !isTextId(one)),
      ...(kind === 'list' && !textAt(before + name, 'Add') ? [before + name] : []),
      ...missing(inner, `${before}${name}.`),
    ])
  expect(TOPIC_IDS.flatMap((topic) => missing(fieldsOfTopic(topic)))).toEqual([])
})

it('says the look of no setting that is gone', () => {
  const known = new Set(paths.flatMap((path) => [path, `*.${path.split('.').at(-1) ?? ''}`]))
  expect(Object.keys(LOOKS).filter((path) => !known.has(path))).toEqual([])
})
