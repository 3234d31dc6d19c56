import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '../../../functions/src/platform/config.ts'

export type Settings = {
  /** From functions/.env and functions/.env.<project>; the second overrides the first. */
  values: Record<string, string>
  /** The project's own settings file, relative to the repository. */
  file: string
}

const read = (file: string): Record<string, string> =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}

/** Reads settings like `firebase deploy` (firebase.google.com/docs/functions/config-env#env-variables). */
export const readSettings = (root: string, project: string): Settings => {
  const file = `functions/.env.${project}`
  return { values: { ...read(join(root, 'functions/.env')), ...read(join(root, file)) }, file }
}

/** Placeholders for missing settings that have their own checks. */
const CHECKED = { WEB_API_KEY: 'not-here', SITE_URL: 'https://not-here.example' }

/**
 * The CLI reads these as numbers: "two" would stop a deploy half-way. Declared in
 * functions/src/composition/parameters.ts.
 */
const NUMBERS = ['INSTANCE_MEMORY_MIB', 'INSTANCE_CONCURRENCY', 'MIN_INSTANCES', 'MAX_INSTANCES']

const faultsOfNumbers = (values: Settings['values']): string[] => {
  const faults = NUMBERS.flatMap((name) => {
    const value = values[name]
    return value === undefined || /^\d{1,6}$/.test(value)
      ? []
      : `${name} is '${value}': it must be a whole number`
  })
  const { MIN_INSTANCES: min = '0', MAX_INSTANCES: max = '20' } = values
  return Number(min) > Number(max)
    ? [...faults, `MIN_INSTANCES is ${min}, and MAX_INSTANCES ${max}`]
    : faults
}

const faultsOfConfig = (values: Settings['values'], project: string): string[] => {
  try {
    readConfig({ ...CHECKED, ...values, GCLOUD_PROJECT: project })
    return []
  } catch (error) {
    return (error as Error).message.replace(/^Bad configuration: /, '').split('; ')
  }
}

/** Settings with which the function would not start, or the CLI not deploy. */
export const faultsOf = ({ values }: Settings, project: string): string[] => [
  ...faultsOfConfig(values, project),
  ...faultsOfNumbers(values),
]
