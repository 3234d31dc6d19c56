import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '../../functions/src/config.ts'

export type Settings = {
  /** From functions/.env and functions/.env.<project>, where the second overrides the first. */
  values: Record<string, string>
  /** The project's own settings file, relative to the repository. */
  file: string
}

const read = (file: string): Record<string, string> =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}

/** As `firebase deploy` reads them (firebase.google.com/docs/functions/config-env#env-variables). */
export const readSettings = (root: string, project: string): Settings => {
  const file = `functions/.env.${project}`
  return {
    values: { ...read(join(root, 'functions/.env')), ...read(join(root, file)) },
    file,
  }
}

/** Settings that the function would refuse to start with; the missing key has a check of its own. */
export const faultsOf = ({ values }: Settings, project: string): string[] => {
  try {
    readConfig({ WEB_API_KEY: 'not-here', ...values, GCLOUD_PROJECT: project })
    return []
  } catch (error) {
    return (error as Error).message.replace(/^Bad configuration: /, '').split('; ')
  }
}
