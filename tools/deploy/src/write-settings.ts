import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parameterSpecs } from '../../../functions/src/composition/parameters.ts'
import type { Settings } from './settings.ts'

type Options = {
  root: string
  project: string
  settings: Settings
}

/**
 * Writes the project's settings to where the CLI reads them, with the default of each parameter that has no value: run
 * without questions, the CLI takes no default by itself.
 */
export const writeSettings = ({ root, project, settings: { values, file } }: Options): void => {
  const own = join(root, file)
  const defaults = parameterSpecs()
    .filter(({ name, type }) => type !== 'secret' && values[name] === undefined)
    .map(({ name, default: value = '' }) => `${name}=${value}\n`)
  writeFileSync(
    join(root, 'functions/lib', `.env.${project}`),
    `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n# Defaults\n${defaults.join('')}`,
  )
}
