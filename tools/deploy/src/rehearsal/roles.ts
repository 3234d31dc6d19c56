/**
 * The permissions of Google's roles that a deploy touches (cloud.google.com/iam/docs/roles-permissions): one that ends
 * with a dot is a beginning, one that begins with * an ending.
 */
const ROLES: Readonly<Record<string, string>> = {
  'artifactregistry.reader': 'artifactregistry.repositories.get artifactregistry.repositories.list',
  'cloudfunctions.admin': 'cloudfunctions.',
  'cloudscheduler.admin': 'cloudscheduler.',
  'datastore.indexAdmin':
    'datastore.indexes. datastore.operations. datastore.databases.getMetadata',
  'datastore.user': 'datastore.entities. datastore.databases.getMetadata',
  'firebase.viewer':
    'firebase.projects.get firebase.clients.get firebase.clients.list firebaseextensions.configs.list ' +
    'firebasehosting.sites.get firebasestorage.defaultBucket.get resourcemanager.projects.get',
  'firebaseauth.viewer': 'firebaseauth.configs.get',
  'firebasehosting.admin': 'firebasehosting.',
  'firebaserules.admin': 'firebaserules.',
  'iam.securityReviewer': '*.getIamPolicy iam.serviceAccounts.list',
  'iam.serviceAccountUser': 'iam.serviceAccounts.actAs iam.serviceAccounts.get',
  'run.admin': 'run.',
  'secretmanager.secretAccessor': 'secretmanager.versions.access',
  'secretmanager.viewer': 'secretmanager.secrets.get secretmanager.versions.get',
  'serviceusage.serviceUsageConsumer':
    'serviceusage.services.get serviceusage.services.list serviceusage.services.use',
  'storage.bucketViewer': 'storage.buckets.get storage.buckets.list',
}

export type Policy = { bindings: { role: string; members: string[] }[]; etag?: string }

const fits = (permission: string, pattern: string): boolean => {
  if (pattern.startsWith('*')) return permission.endsWith(pattern.slice(1))
  return pattern.endsWith('.') ? permission.startsWith(pattern) : permission === pattern
}

const allows = (role: string, permission: string): boolean =>
  role === 'roles/owner' ||
  (ROLES[role.replace('roles/', '')] ?? '').split(' ').some((pattern) => fits(permission, pattern))

export const isGranted = (policies: readonly Policy[], member: string, permission: string) =>
  policies
    .flatMap(({ bindings }) => bindings)
    .some(({ role, members }) => members.includes(member) && allows(role, permission))
