/** The entry in .firebaserc until a shop has a project. */
const PLACEHOLDER = 'your-project-id'

/** `demo-` marks a project that exists on this machine only. */
export const isDemo = (project) => project.startsWith('demo-')

/**
 * Of the projects by alias in .firebaserc: the named one, by id or by its alias; else the alias `live`; else the default, which
 * is the demo until `firebase use` changes it.
 */
export const chooseProject = ({ projects = {} }, wanted) => {
  if (wanted) return projects[wanted] ?? wanted
  const { live, default: fallback = '' } = projects
  return live && live !== PLACEHOLDER ? live : fallback
}
