import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeployError } from '../deploy-error.ts'
import { digestOf } from '../sources.ts'

/** In the root of a prebuilt release. */
export const PREBUILT = 'RELEASE.json'

export const BUILT = ['functions/lib', 'web/dist'] as const

export type Prebuilt = { version: string; commit: string; digests: Record<string, string> }

/** Settings of a project, which aren't part of a release. */
export const isSettings = (name: string) => name.startsWith('.env') && name !== '.env.example'

/** The prebuilt release in this folder; undefined in a repository, which is built. */
export const prebuiltIn = (root: string): Prebuilt | undefined =>
  existsSync(join(root, PREBUILT))
    ? (JSON.parse(readFileSync(join(root, PREBUILT), 'utf8')) as Prebuilt)
    : undefined

/**
 * Instead of a build: checks that nothing has changed, and copies the project's settings to where the CLI reads them.
 */
export const takePrebuilt = (root: string, { version, digests }: Prebuilt): void => {
  for (const folder of BUILT)
    if (digestOf(root, folder, isSettings) !== digests[folder])
      throw new DeployError(
        `${folder} is not as version ${version} was built: unpack the release anew, or take the repository and build.`,
      )
  for (const name of readdirSync(join(root, 'functions')).filter(isSettings))
    copyFileSync(join(root, 'functions', name), join(root, 'functions/lib', name))
}
