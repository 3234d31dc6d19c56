import type { Check } from './check.ts'

export const billingCheck: Check = {
  name: 'the project is on the Blaze plan',
  run: async ({ google, project }) => {
    const { billingEnabled } = await google.get<{ billingEnabled?: boolean }>(
      'cloudbilling.googleapis.com',
      `/v1/projects/${project}/billingInfo`,
    )
    if (billingEnabled) return []
    return [
      {
        message:
          'The project has no billing account: Cloud Functions and Storage need the Blaze plan.',
        fix: `https://console.firebase.google.com/project/${project}/usage/details → Modify plan → Blaze. A budget alert belongs to it (docs/operations.md).`,
      },
    ]
  },
}
