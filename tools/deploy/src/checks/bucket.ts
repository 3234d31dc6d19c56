import { unlessMissing } from '../google/google-api.ts'
import type { Check, Fault, Site } from './check.ts'

type DefaultBucket = { bucket?: { name?: string } }

/** The bucket of the images; undefined if there is none. */
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

const STORAGE = 'firebasestorage.googleapis.com'

/**
 * Storage rules protect a custom bucket from browsers only if Firebase knows it and firebase.json names it; without the
 * default bucket, the CLI doesn't deploy them otherwise.
 */
const ofNamed = async (site: Site, bucket: string): Promise<Fault[]> => {
  const { google, project, rulesBuckets = [] } = site
  const path = `/v1beta/projects/${project}/buckets/${encodeURIComponent(bucket)}`
  const linked = await unlessMissing(google.get(STORAGE, path))
  const faults: Fault[] = []
  if (!linked)
    faults.push({
      message: `Firebase does not know the bucket ${bucket} (IMAGE_BUCKET): no rules close it.`,
      fix: `curl -X POST "https://${STORAGE}${path}:addFirebase" -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${project}"`,
    })
  if (!rulesBuckets.includes(bucket))
    faults.push({
      message: `firebase.json does not say that storage.rules are for the bucket ${bucket}.`,
      fix: `In firebase.json: "storage": [{ "bucket": "${bucket}", "rules": "storage.rules" }]`,
    })
  return faults
}

export const bucketCheck: Check = {
  name: 'there is a bucket for the images',
  run: async (site) => {
    const { project, settings } = site
    const named = settings.values['IMAGE_BUCKET']
    const bucket = await bucketOf(site)
    if (bucket) return named ? ofNamed(site, named) : []
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
