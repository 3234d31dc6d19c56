import type { Site } from './checks/check.ts'

type Firebase = { resources?: { hostingSite?: string } }

/** The address that every project has, whatever domains stand beside it. */
export const hostingUrl = async ({ google, project }: Site): Promise<string> => {
  const { resources } = await google.get<Firebase>(
    'firebase.googleapis.com',
    `/v1beta1/projects/${project}`,
  )
  return `https://${resources?.hostingSite ?? project}.web.app`
}
