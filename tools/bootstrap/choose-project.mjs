/** The entry in .firebaserc before a shop has a project. */
const PLACEHOLDER = 'your-project-id'

/** `demo-` marks a project that exists only on this machine. */
export const isDemo = (project) => project.startsWith('demo-')

/**
 * Chooses from .firebaserc: the project named by id or alias; else the alias `live`; else the default, which is the
 * demo until `firebase use` changes it.
 */
export const chooseProject = ({ projects = {} }, wanted) => {
  if (wanted) return projects[wanted] ?? wanted
  const { live, default: fallback = '' } = projects
  return live && live !== PLACEHOLDER ? live : fallback
}
