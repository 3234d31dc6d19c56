import { GoogleError, unlessMissing } from '../google/google-api.ts'
import { HOW_TO_LOG_IN } from '../google/login.ts'
import { firebaseCommand, type Check, type Fault } from './check.ts'

type Project = { projectNumber: string; lifecycleState: string }

const notFound = (project: string): Fault => ({
  message: `There is no project ${project} that this account may see.`,
  fix: `gcloud projects list shows yours; --project ID chooses one, ${HOW_TO_LOG_IN} another account.`,
})

export const projectCheck: Check = {
  name: 'the project exists and has Firebase',
  run: async ({ google, project }) => {
    try {
      const { lifecycleState } = await google.get<Project>(
        'cloudresourcemanager.googleapis.com',
        `/v1/projects/${project}`,
      )
      if (lifecycleState !== 'ACTIVE') return [notFound(project)]
    } catch (error) {
      // To a stranger, Google doesn't reveal whether a project exists.
      if (error instanceof GoogleError && !error.disabledApi && [403, 404].includes(error.status))
        return [notFound(project)]
      throw error
    }
    const firebase = await unlessMissing(
      google.get('firebase.googleapis.com', `/v1beta1/projects/${project}`),
    )
    if (firebase) return []
    return [
      {
        message: `${project} is a Google Cloud project without Firebase.`,
        fix: firebaseCommand(project, `projects:addfirebase ${project}`),
      },
    ]
  },
}
