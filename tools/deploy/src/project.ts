import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseProject as choose, isDemo } from '../../bootstrap/choose-project.mjs'
import { DeployError } from './deploy-error.ts'
import { googleApi } from './google/google-api.ts'
import { findLogin, HOW_TO_LOG_IN } from './google/login.ts'

/** The project to deploy to, by .firebaserc. */
export const chooseProject = (root: string, wanted: string | undefined): string => {
  const rc = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as Parameters<
    typeof choose
  >[0]
  return choose(rc, wanted)
}

/** A project at Google, by whoever is logged in. */
export const openProject = async (root: string, wanted: string | undefined) => {
  const project = chooseProject(root, wanted)
  if (!project || isDemo(project))
    throw new DeployError('Which project? A real one: name it with --project ID.')
  const login = await findLogin(project)
  if (!login) throw new DeployError(`Nobody is logged in. Fix: ${HOW_TO_LOG_IN}`)
  return { project, google: googleApi({ token: login.token, project }) }
}
