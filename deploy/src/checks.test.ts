import { describe, expect, it } from 'vitest'
import { googleApi } from './google/google-api.ts'
import { deploying, SETTINGS } from './testing/deploying.ts'
import { PROJECT, refusal } from './testing/fake-google.ts'

const CONFIG = `GET identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`
const DATABASE = `GET firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`
const SERVICES = `GET serviceusage.googleapis.com/v1/projects/${PROJECT}/services:batchGet`
const OWN_POLICY = `POST iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/123-compute@developer.gserviceaccount.com:getIamPolicy`
const OFF = refusal(403, {
  message: 'has not been used',
  details: [
    { reason: 'SERVICE_DISABLED', metadata: { service: 'identitytoolkit.googleapis.com' } },
  ],
})

describe('the checks', () => {
  it.each([
    [
      'no billing',
      { [`GET cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`]: {} },
      'Blaze',
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
    [
      'no bucket',
      {
        [`GET firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`]:
          refusal(404),
      },
      'storage → Get started',
    ],
    ['no Authentication', { [CONFIG]: refusal(404) }, 'Authentication has not been started'],
    ['passwords off and sign-up on', { [CONFIG]: {} }, 'disabledUserSignup'],
    [
      'no right to sign tokens',
      { [OWN_POLICY]: {} },
      '--role=roles/iam.serviceAccountTokenCreator',
    ],
    [
      'no rights at all',
      { [`POST cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`]: {} },
      'roles/firebase.sdkAdminServiceAgent',
    ],
    [
      'no web app',
      { [`GET firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps`]: {} },
      'firebase apps:create WEB',
    ],
    [
      'an API that is off',
      { [CONFIG]: OFF },
      'gcloud services enable identitytoolkit.googleapis.com',
    ],
    ['a missing right of one’s own', { [CONFIG]: refusal(403) }, 'needs the role Owner or Editor'],
  ])('name the fix for %s, and stop the deploy', async (_what, answers, fix) => {
    const { said, ran, error } = await deploying({ answers })
    expect(said).toContain(fix)
    expect(ran).toEqual([])
    expect(error).toContain('nothing was deployed')
  })

  it('give the key that is missing', async () => {
    const settings = { ...SETTINGS, values: {} }
    expect((await deploying({ settings })).said).toContain(
      'echo "WEB_API_KEY=AIza" >> functions/.env.my-shop',
    )
  })

  it('want the address of the shop, and an encrypted one', async () => {
    const none = await deploying({ settings: { ...SETTINGS, values: { WEB_API_KEY: 'AIza' } } })
    expect(none.said).toContain(
      'echo "SITE_URL=https://my-shop-site.web.app" >> functions/.env.my-shop',
    )
    expect(none.error).toContain('nothing was deployed')
    const values = { ...SETTINGS.values, SITE_URL: 'http://shop.example' }
    const plain = await deploying({ settings: { ...SETTINGS, values } })
    expect(plain).toMatchObject({ ran: [], error: expect.stringContaining('https://') as string })
  })

  it('ask nothing more of a project that is not there', async () => {
    const project = `GET cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`
    const { calls, said } = await deploying({ answers: { [project]: refusal(403) } })
    expect(calls).toEqual([project])
    expect(said).toContain('no project my-shop that this account may see')
  })

  it('say so where Google is not reached', async () => {
    const google = googleApi({
      token: () => Promise.resolve('a-token'),
      project: PROJECT,
      originOf: () => 'http://127.0.0.1:1',
    })
    await expect(google.get('iam.googleapis.com', '/')).rejects.toThrow(
      'iam.googleapis.com was not reached',
    )
  })
})
