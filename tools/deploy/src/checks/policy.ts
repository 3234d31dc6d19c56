import type { Site } from './check.ts'

export type Policy = { bindings?: { role: string; members: string[] }[] }

export const rolesOf = ({ bindings = [] }: Policy, member: string): Set<string> =>
  new Set(bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role))

export const projectPolicy = ({ google, project }: Site): Promise<Policy> =>
  google.post<Policy>('cloudresourcemanager.googleapis.com', `/v1/projects/${project}:getIamPolicy`)
