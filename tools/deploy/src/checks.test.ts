import { describe, expect, it } from 'vitest'
import { DEPLOY_PERMISSIONS } from './checks/may-deploy.ts'
import { deploying, SETTINGS } from './testing/deploying.ts'
import { ACCOUNT_CALLS, ORGANIZATION_CALLS, PROJECT, refusal } from './testing/fake-google.ts'

const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`
const DATABASE = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`
const SERVICES = `GET serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchGet`
const SMTP_URL = `GET secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/SMTP_URL/versions/latest`
const EXTENSIONS = `GET firebaseextensions.googleapis.com/v1beta/projects/${PROJECT}/instances`
const BILLING = `GET cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`
const FIREBASE = `GET firebase.googleapis.com/v1beta1/projects/${PROJECT}`
const BUCKET = `GET firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`
const OURS_ONLY = { listPolicy: { allowedValues: ['C0123'] } }
const OFF = refusal(403, {
  message: 'has not been used',
  details: [
    { reason: 'SERVICE_DISABLED', metadata: { service: 'identitytoolkit.googleapis.com' } },
  ],
})

/** A login that lacks the permissions of one service. */
const without = (service: string) => ({
  [ORGANIZATION_CALLS.permissions]: {
    permissions: DEPLOY_PERMISSIONS.filter((one) => !one.startsWith(`${service}.`)),
  },
})

describe('the checks', () => {
  it.each([
    ['no billing', { [BILLING]: {} }, 'Blaze'],
    [
      'no Firebase',
      { [FIREBASE]: refusal(404) },
      `GOOGLE_CLOUD_QUOTA_PROJECT=${PROJECT} npx firebase projects:addfirebase ${PROJECT} --project ${PROJECT}`,
    ],
    ['APIs that are off', { [SERVICES]: {} }, 'gcloud services enable artifactregistry'],
    [
      'no database',
      { [DATABASE]: refusal(404) },
      'firestore:databases:create "(default)" --location asia-south1',
    ],
    [
      'a database elsewhere',
      { [DATABASE]: { type: 'FIRESTORE_NATIVE', locationId: 'nam5' } },
      'The database is in nam5',
    ],
    ['Datastore mode', { [DATABASE]: { type: 'DATASTORE_MODE' } }, 'native mode'],
    ['no bucket', { [BUCKET]: refusal(404) }, 'storage → Get started'],
    ['no Authentication', { [CONFIG]: refusal(404) }, 'Authentication has not been started'],
    ['passwords off and sign-up on', { [CONFIG]: {} }, 'disabledUserSignup'],
    [
      'no right to sign tokens',
      { [ACCOUNT_CALLS.itself]: {} },
      '--role=roles/iam.serviceAccountTokenCreator',
    ],
    [
      'no account of its own',
      { [ACCOUNT_CALLS.account]: refusal(404) },
      'gcloud iam service-accounts create shop-api',
    ],
    ['no right to documents', { [ACCOUNT_CALLS.project]: {} }, '--role=roles/datastore.user'],
    ['no right to accounts', { [ACCOUNT_CALLS.project]: {} }, '--role=roles/firebaseauth.admin'],
    ['no right to events', { [ACCOUNT_CALLS.project]: {} }, '--role=roles/eventarc.eventReceiver'],
    [
      'no mail server',
      { [SMTP_URL]: refusal(404) },
      'npx firebase functions:secrets:set SMTP_URL --project my-shop',
    ],
    [
      'a mail server that is disabled',
      { [SMTP_URL]: { state: 'DISABLED' } },
      'secrets:set SMTP_URL',
    ],
    [
      'no access to WhatsApp, nor the word that there is none',
      { [SMTP_URL.replace('SMTP_URL', 'WHATSAPP')]: refusal(404) },
      'npx firebase functions:secrets:set WHATSAPP --project my-shop',
    ],
    [
      'an extension that sends mails as well',
      {
        [EXTENSIONS]: {
          instances: [
            {
              name: 'projects/my-shop/instances/firestore-send-email-x1',
              config: { extensionRef: 'firebase/firestore-send-email@0.2.4' },
            },
          ],
        },
      },
      'ext:uninstall firestore-send-email-x1',
    ],
    [
      'no right to images',
      { [ACCOUNT_CALLS.bucket]: {} },
      'buckets add-iam-policy-binding gs://my-shop.firebasestorage.app',
    ],
    [
      'the rights of an Editor',
      {
        [ACCOUNT_CALLS.project]: ACCOUNT_CALLS.grants(
          'roles/editor',
          'roles/datastore.user',
          'roles/firebaseauth.admin',
        ),
      },
      'remove-iam-policy-binding my-shop --member=serviceAccount:shop-api@my-shop.iam.gserviceaccount.com --role=roles/editor',
    ],
    [
      'no account that builds',
      { [ORGANIZATION_CALLS.builder]: refusal(404) },
      'gcloud services enable compute.googleapis.com --project my-shop makes it',
    ],
    [
      'an account that builds and is disabled',
      { [ORGANIZATION_CALLS.builder]: { disabled: true } },
      'service-accounts enable 123-compute@developer.gserviceaccount.com',
    ],
    [
      'an account that may not build',
      { [ACCOUNT_CALLS.project]: {} },
      '--member=serviceAccount:123-compute@developer.gserviceaccount.com --role=roles/cloudbuild.builds.builder',
    ],
    [
      'domain-restricted sharing',
      { [ORGANIZATION_CALLS.domains]: OURS_ONLY },
      'gcloud org-policies reset iam.allowedPolicyMemberDomains --project my-shop',
    ],
    [
      'a login that may not deploy functions',
      { [ORGANIZATION_CALLS.permissions]: { permissions: ['firebase.projects.get'] } },
      '--member=ACCOUNT --role=roles/cloudfunctions.admin',
    ],
    [
      'a login that may not act as the function’s account',
      { [ORGANIZATION_CALLS.actAs]: {} },
      '--member=ACCOUNT --role=roles/iam.serviceAccountUser',
    ],
    [
      'a login that may not change the daily call',
      without('cloudscheduler'),
      'lacks cloudscheduler.jobs.get, cloudscheduler.jobs.update.\n    Fix: gcloud projects add-iam-policy-binding my-shop --member=ACCOUNT --role=roles/cloudscheduler.admin',
    ],
    [
      'a first deploy by somebody who is no owner',
      without('resourcemanager'),
      'An owner of my-shop deploys once',
    ],
    ['no web app', { [`${FIREBASE}/webApps`]: {} }, 'firebase apps:create WEB'],
    [
      'an API that is off',
      { [CONFIG]: OFF },
      'gcloud services enable identitytoolkit.googleapis.com',
    ],
    ['a missing right of one’s own', { [CONFIG]: refusal(403) }, 'needs the role Owner or Editor'],
  ])('name the fix for %s, and stop the deploy', async (_what, answers, fix) => {
    const { logged, ran, error } = await deploying({ answers })
    expect(logged).toContain(fix)
    expect(ran).toEqual([])
    expect(error).toContain('nothing was deployed')
  })

  it('mind no restricted domains where the function is public already', async () => {
    const { service } = ORGANIZATION_CALLS
    const domains = { [ORGANIZATION_CALLS.domains]: OURS_ONLY }
    const invoker = { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] }
    const granted = { ...domains, [service]: {}, [`${service}:getIamPolicy`]: invoker }
    expect((await deploying({ answers: granted })).error).toBeUndefined()
    const unchecked = { ...domains, [service]: { invokerIamDisabled: true } }
    expect((await deploying({ answers: unchecked })).error).toBeUndefined()
    const closed = { ...domains, [service]: {}, [`${service}:getIamPolicy`]: {} }
    expect((await deploying({ answers: closed })).error).toContain('nothing was deployed')
  })

  it('ask nobody for an owner’s rights once an owner has deployed', async () => {
    const { permissions } = ORGANIZATION_CALLS
    const deployed = `GET cloudfunctions.googleapis.com/v2/projects/${PROJECT}/locations/asia-south1/functions/api`
    const ofCi = DEPLOY_PERMISSIONS.filter(
      (one) => !/^resourcemanager|^secretmanager.*set/.test(one),
    )
    const { error } = await deploying({
      answers: { [permissions]: { permissions: ofCi }, [deployed]: {} },
    })
    expect(error).toBeUndefined()
  })

  it('ask the organization nothing that it does not tell', async () => {
    const answers = { [ORGANIZATION_CALLS.domains]: refusal(403) }
    expect((await deploying({ answers })).error).toBeUndefined()
  })

  it('want a bucket of one’s own known to Firebase, and closed by the rules', async () => {
    const bucket = 'pictures.example'
    const answers = {
      [`GET storage.googleapis.com/storage/v1/b/${bucket}`]: {},
      [`GET storage.googleapis.com/storage/v1/b/${bucket}/iam`]: ACCOUNT_CALLS.grants(
        'roles/storage.objectUser',
      ),
    }
    const settings = { ...SETTINGS, values: { ...SETTINGS.values, IMAGE_BUCKET: bucket } }
    const { logged, error } = await deploying({ answers, settings })
    expect(logged).toContain(`/v1beta/projects/my-shop/buckets/${bucket}:addFirebase`)
    expect(logged).toContain(`"storage": [{ "bucket": "${bucket}", "rules": "storage.rules" }]`)
    expect(error).toContain('nothing was deployed')
    const link = `GET firebasestorage.googleapis.com/v1beta/projects/${PROJECT}/buckets/${bucket}`
    const linked = await deploying({
      answers: { ...answers, [link]: {} },
      settings,
      rulesBuckets: [bucket],
    })
    expect(linked.error).toBeUndefined()
  })

  it('mind no extensions where there never was one', async () => {
    expect((await deploying({ answers: { [EXTENSIONS]: refusal(403) } })).error).toBeUndefined()
  })

  it('give the key that is missing', async () => {
    const settings = { ...SETTINGS, values: {} }
    expect((await deploying({ settings })).logged).toContain(
      'echo "WEB_API_KEY=AIza" >> functions/.env.my-shop',
    )
  })

  it('want the address of the shop, and an encrypted one', async () => {
    const none = await deploying({ settings: { ...SETTINGS, values: { WEB_API_KEY: 'AIza' } } })
    expect(none.logged).toContain(
      'echo "SITE_URL=https://my-shop-site.web.app" >> functions/.env.my-shop',
    )
    expect(none.error).toContain('nothing was deployed')
    const values = { ...SETTINGS.values, SITE_URL: 'http://shop.example' }
    const plain = await deploying({ settings: { ...SETTINGS, values } })
    expect(plain).toMatchObject({ ran: [], error: expect.stringContaining('https://') as string })
  })

  it('ask nothing more of a project that is not there', async () => {
    const project = `GET cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`
    const { calls, logged } = await deploying({ answers: { [project]: refusal(403) } })
    expect(calls).toEqual([project])
    expect(logged).toContain('no project my-shop that this account may see')
  })
})
