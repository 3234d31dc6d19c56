import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fine, note, wrong } from './findings.mjs'
import { projectOf, readJson } from './project.mjs'

const LOG_IN = 'gcloud auth application-default login'
/** cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/**
 * Where Google's libraries look for credentials
 * (cloud.google.com/docs/authentication/application-default-credentials).
 */
const gcloudFile = ({ environment, platform, home }) => {
  const { CLOUDSDK_CONFIG, APPDATA = home } = environment
  const folder =
    CLOUDSDK_CONFIG ||
    (platform === 'win32' ? join(APPDATA, 'gcloud') : join(home, '.config/gcloud'))
  return join(folder, 'application_default_credentials.json')
}

const checkLogin = (machine) => {
  const named = machine.environment.GOOGLE_APPLICATION_CREDENTIALS
  if (named)
    return readJson(named)
      ? fine(`Google login: ${named}`)
      : wrong(`GOOGLE_APPLICATION_CREDENTIALS is ${named}, which is no key file`, LOG_IN)
  const file = gcloudFile(machine)
  return existsSync(file) ? fine(`Google login: ${file}`) : wrong('No login at Google', LOG_IN)
}

/** Tells which project a deploy goes to, and which account it uses. */
export const checkGoogle = (machine) => {
  const { isReadable, project } = projectOf(machine)
  if (!isReadable) return [wrong('.firebaserc is missing, or no JSON', 'git checkout .firebaserc')]
  if (!project)
    return [
      note(
        'No Google project: nothing to deploy to',
        'npx firebase use --add, and call it live (docs/deploy.md)',
      ),
    ]
  if (!PROJECT.test(project))
    return [wrong(`${project} in .firebaserc is no id of a project`, 'npx firebase use --add')]
  return [fine(`Google project ${project}`), checkLogin(machine)]
}
