import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parameterSpecs } from '../../../functions/src/composition/parameters.ts'
import type { Settings } from './settings.ts'

type Options = {
  root: string
  project: string
  settings: Settings
  /** Where the CLI reads them: in what it uploads, by default. */
  folder?: string
}

/**
 * Writes the project's settings to where the CLI reads them, with the default of each parameter that has no value: run
 * without questions, the CLI takes no default by itself.
 */
export const writeSettings = ({
  root,
  project,
  settings: { values, file },
  folder = join(root, 'functions/lib'),
}: Options): void => {
  const own = join(root, file)
  const defaults = parameterSpecs()
    .filter(({ name, type }) => type !== 'secret' && values[name] === undefined)
    .map(({ name, default: value = '' }) => `${name}=${value}\n`)
  writeFileSync(
    join(folder, `.env.${project}`),
    `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n# Defaults\n${defaults.join('')}`,
  )
}
