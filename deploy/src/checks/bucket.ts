import { unlessMissing } from '../google/google-api.ts'
import type { Check } from './check.ts'

export const bucketCheck: Check = {
  name: 'there is a bucket for the pictures',
  run: async ({ google, project, settings }) => {
    const named = settings.values['IMAGE_BUCKET']
    if (named) {
      const bucket = await unlessMissing(
        google.get('storage.googleapis.com', `/storage/v1/b/${encodeURIComponent(named)}`),
      )
      if (bucket) return []
      return [
        {
          message: `There is no bucket ${named} (IMAGE_BUCKET).`,
          fix: `Mend IMAGE_BUCKET in ${settings.file}, or leave it out for the project's default bucket.`,
        },
      ]
    }
    const bucket = await unlessMissing(
      google.get('firebasestorage.googleapis.com', `/v1alpha/projects/${project}/defaultBucket`),
    )
    if (bucket) return []
    return [
      {
        message: 'The project has no default bucket.',
        fix: `https://console.firebase.google.com/project/${project}/storage → Get started, in the function's region.`,
      },
    ]
  },
}
