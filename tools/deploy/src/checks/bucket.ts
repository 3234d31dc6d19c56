import { unlessMissing } from '../google/google-api.ts'
import type { Check, Site } from './check.ts'

type DefaultBucket = { bucket?: { name?: string } }

/** The name of the bucket of the images; undefined if there is none. */
export const bucketOf = async ({
  google,
  project,
  settings,
}: Site): Promise<string | undefined> => {
  const named = settings.values['IMAGE_BUCKET']
  if (named) {
    const found = await unlessMissing(
      google.get('storage.googleapis.com', `/storage/v1/b/${encodeURIComponent(named)}`),
    )
    return found === undefined ? undefined : named
  }
  const found = await unlessMissing(
    google.get<DefaultBucket>(
      'firebasestorage.googleapis.com',
      `/v1alpha/projects/${project}/defaultBucket`,
    ),
  )
  // `projects/{project}/buckets/{bucket}`
  return found && (found.bucket?.name?.split('/').at(-1) ?? `${project}.firebasestorage.app`)
}

export const bucketCheck: Check = {
  name: 'there is a bucket for the images',
  run: async (site) => {
    if (await bucketOf(site)) return []
    const { project, settings } = site
    const named = settings.values['IMAGE_BUCKET']
    if (named)
      return [
        {
          message: `There is no bucket ${named} (IMAGE_BUCKET).`,
          fix: `Mend IMAGE_BUCKET in ${settings.file}, or leave it out for the project's default bucket.`,
        },
      ]
    return [
      {
        message: 'The project has no default bucket.',
        fix: `https://console.firebase.google.com/project/${project}/storage → Get started, in the function's region.`,
      },
    ]
  },
}
