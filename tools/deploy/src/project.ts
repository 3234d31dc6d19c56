import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Rc = { projects?: Record<string, string> }

/** The entry in .firebaserc until a shop has a project. */
const PLACEHOLDER = 'your-project-id'

/** `demo-` marks a project that exists on this machine only. */
export const isDemo = (project: string): boolean => project.startsWith('demo-')

/**
 * The project to deploy to: the named one, by id or by its alias in .firebaserc; else the alias `live`; else the
 * default, which is the demo until `firebase use` changes it.
 */
export const chooseProject = (root: string, wanted: string | undefined): string => {
  const { projects = {} } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as Rc
  if (wanted) return projects[wanted] ?? wanted
  const { live, default: fallback = '' } = projects
  return live && live !== PLACEHOLDER ? live : fallback
}
