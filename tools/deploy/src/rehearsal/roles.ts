/**
 * The permissions of Google's roles that a deploy touches (cloud.google.com/iam/docs/roles-permissions), as prefixes; one
 * that begins with * is an ending.
 */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  'roles/owner': [''],
  'roles/artifactregistry.reader': [
    'artifactregistry.repositories.get',
    'artifactregistry.repositories.list',
  ],
  'roles/cloudfunctions.admin': ['cloudfunctions.'],
  'roles/cloudscheduler.admin': ['cloudscheduler.'],
  'roles/datastore.indexAdmin': [
    'datastore.indexes.',
    'datastore.operations.',
    'datastore.databases.getMetadata',
  ],
  'roles/datastore.user': ['datastore.entities.', 'datastore.databases.getMetadata'],
  'roles/firebase.viewer': [
    'firebase.projects.get',
    'firebase.clients.get',
    'firebase.clients.list',
    'firebaseextensions.configs.list',
    'firebasehosting.sites.get',
    'firebasestorage.defaultBucket.get',
    'resourcemanager.projects.get',
  ],
  'roles/firebaseauth.viewer': ['firebaseauth.configs.get'],
  'roles/firebasehosting.admin': ['firebasehosting.'],
  'roles/firebaserules.admin': ['firebaserules.'],
  'roles/iam.securityReviewer': ['*.getIamPolicy', 'iam.serviceAccounts.list'],
  'roles/iam.serviceAccountUser': ['iam.serviceAccounts.actAs', 'iam.serviceAccounts.get'],
  'roles/run.admin': ['run.'],
  'roles/secretmanager.secretAccessor': ['secretmanager.versions.access'],
  'roles/secretmanager.viewer': ['secretmanager.secrets.get', 'secretmanager.versions.get'],
  'roles/serviceusage.serviceUsageConsumer': [
    'serviceusage.services.get',
    'serviceusage.services.list',
    'serviceusage.services.use',
  ],
  'roles/storage.bucketViewer': ['storage.buckets.get', 'storage.buckets.list'],
}

export type Policy = { bindings: { role: string; members: string[] }[]; etag?: string }

const fits = (permission: string, pattern: string): boolean =>
  pattern.startsWith('*')
    ? permission.endsWith(pattern.slice(1))
    : pattern === '' ||
      permission === pattern ||
      (pattern.endsWith('.') && permission.startsWith(pattern))

export const isGranted = (
  policies: readonly Policy[],
  member: string,
  permission: string,
): boolean =>
  policies.some(({ bindings }) =>
    bindings.some(
      ({ role, members }) =>
        members.includes(member) &&
        (ROLES[role] ?? []).some((pattern) => fits(permission, pattern)),
    ),
  )
